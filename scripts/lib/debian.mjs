/** Installs packages of Debian. */
import { setTimeout as delay } from 'node:timers/promises'
import { run } from './command.mjs'

/** How often the lists are asked for while another program holds them. */
const UPDATE_TRIES = 12

/**
 * Runs apt-get, never twice at once: calls from other processes of this project wait on the folder of dpkg's records, which
 * `flock` locks. Other programs that install packages are waited for by apt itself, for five minutes.
 * @param {string[]} args
 */
const aptGet = (args) =>
  run('flock', ['/var/lib/dpkg', 'apt-get', '--quiet', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

/**
 * Installs packages, and resolves to the exit code of apt-get.
 * @param {string[]} packages
 * @param {number} pause milliseconds between two tries to fetch the lists
 */
export async function installPackages(packages, pause = 5_000) {
  // apt has no waiting for the lock on its lists. Without them the installation still says what is missing.
  for (let tries = 1; (await aptGet(['update'])) !== 0 && tries < UPDATE_TRIES; tries += 1) {
    await delay(pause)
  }
  return aptGet(['install', '--yes', '--no-install-recommends', ...packages])
}
