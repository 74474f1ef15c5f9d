#!/usr/bin/env node
/**
 * Starts the Firefox of FIREFOX_BIN for Playwright, with a proxy between them: a Firefox ESR lacks some WebDriver BiDi
 * commands that Playwright sends at start (response bodies, time zone, locale, screen). Unknown commands are answered
 * with an empty result; all other messages pass unchanged. Needed until the installed Firefox is 146 or later.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const firefox = spawn(/** @type {string} */ (process.env.FIREFOX_BIN), process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal))
}

/**
 * Forwards messages between Playwright and Firefox.
 * @param {WebSocket} playwright
 * @param {string} address
 */
function relay(playwright, address) {
  const browser = new WebSocket(address)
  const opened = new Promise((resolve) => browser.once('open', resolve))
  playwright.on('message', (data) => void opened.then(() => browser.send(String(data))))
  browser.on('message', (data) => {
    const { id, type, error } = JSON.parse(String(data))
    const isUnknown = type === 'error' && String(error).startsWith('unknown command')
    playwright.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : String(data))
  })
  playwright.on('close', () => browser.close())
  browser.on('close', () => playwright.close())
}

// Playwright reads the address to connect to from these lines.
for await (const line of createInterface(firefox.stderr)) {
  const address = line.match(/WebDriver BiDi listening on (ws:\S+)/)?.[1]
  if (address) {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    server.on('connection', (playwright) => relay(playwright, `${address}/session`))
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  } else {
    console.error(line)
  }
}
