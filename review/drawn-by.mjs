/** Which browser and which system draw letters alike, to the pixel. */
import { existsSync, readFileSync } from 'node:fs'

/**
 * System and processor as one phrase, "debian 12 x64": Debian's Chromium draws letters by the system's own libraries.
 * @param {string} [release] what /etc/os-release says; empty where there is none
 */
export function systemHere(release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '') {
  const said = (/** @type {string} */ name) => new RegExp(`^${name}="?([^"\n]*)`, 'm').exec(release)?.[1]
  return [said('ID') ?? process.platform, said('VERSION_ID'), process.arch].filter(Boolean).join(' ')
}

/** What decides about how letters look: "chromium-headless-shell 156 on debian 12 x64". @param {string} browser */
const kindOf = (browser) => browser.replace(/(?<= \d+)\.[\d.]+/, '')

/**
 * Whether two browsers, as in "chromium-headless-shell 156.0.8078.108 on debian 12 x64", draw alike. A security update of the same
 * milestone is taken to; another program, the next milestone and another system are not.
 * @param {string} one @param {string} other
 */
export const drawsAlike = (one, other) => kindOf(one) === kindOf(other)
