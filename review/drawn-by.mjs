/** Which browsers on which systems render text identically, pixel by pixel. */
import { existsSync, readFileSync } from 'node:fs'

/**
 * System and processor, e.g. "debian 12 x64": Debian's Chromium renders text with the system's own libraries.
 * @param {string} [release] content of /etc/os-release; empty if there is none
 */
export function systemHere(release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '') {
  const valueOf = (/** @type {string} */ name) => new RegExp(`^${name}="?([^"\n]*)`, 'm').exec(release)?.[1]
  return [valueOf('ID') ?? process.platform, valueOf('VERSION_ID'), process.arch].filter(Boolean).join(' ')
}

/**
 * The part that decides text rendering: "chromium-headless-shell 156 on debian 12 x64".
 * @param {string} browser
 */
const kindOf = (browser) => browser.replace(/(?<= \d+)\.[\d.]+/, '')

/**
 * True if two browsers, such as "chromium-headless-shell 156.0.8078.108 on debian 12 x64", render identically. Security
 * updates of a milestone do; another program, milestone or system does not.
 * @param {string} one
 * @param {string} other
 */
export const drawsAlike = (one, other) => kindOf(one) === kindOf(other)
