/** Packs the kit for the checks that use it as an external project would. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kit = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command.
 * @param {string} command @param {string[]} args @param {string} cwd
 * @returns {string} its output
 */
export function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
  return stdout
}

/**
 * Runs npm: the one that runs this script, if one does.
 * @param {string[]} args @param {string} cwd
 */
export function runNpm(args, cwd) {
  const npm = process.env.npm_execpath ?? ''
  return npm.endsWith('.js') ? run(process.execPath, [npm, ...args], cwd) : run('npm', args, cwd)
}

/**
 * Packs the built kit.
 * @param {string} folder is emptied first
 * @returns {string} the path of the packed file
 */
export function packKit(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  runNpm(['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], kit)
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
}
