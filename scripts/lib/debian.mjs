/** Installs Debian packages. */
import { setTimeout as delay } from 'node:timers/promises'
import { run } from './command.mjs'

/** Number of attempts to update the package lists while another program locks them. */
const UPDATE_TRIES = 12

/**
 * Runs apt-get. Concurrent calls of this project wait for each other with `flock`; apt itself waits up to five minutes
 * for other programs.
 * @param {string[]} args
 */
const aptGet = (args) =>
  run('flock', ['/var/lib/dpkg', 'apt-get', '--quiet', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

/**
 * Installs packages; resolves to the exit code of apt-get.
 * @param {string[]} packages
 * @param {number} pause between attempts to update the package lists, in milliseconds
 */
export async function installPackages(packages, pause = 5_000) {
  // apt cannot wait for the lock of its package lists. Without lists, the installation reports what is missing.
  for (let tries = 1; (await aptGet(['update'])) !== 0 && tries < UPDATE_TRIES; tries += 1) {
    await delay(pause)
  }
  return aptGet(['install', '--yes', '--no-install-recommends', ...packages])
}
