/** The project's files, for the checks. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'

/** @param {string} file relative to the project's folder */
export const textOf = (file) => readFileSync(join(root, file), 'utf8')

/**
 * Returns the names of matching files that git tracks or does not ignore. Throws if none match.
 * @param {(file: string) => boolean} isMeant
 */
export function fileNames(isMeant) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  // Git also lists deleted files until the deletion is committed.
  const files = listed.split('\n').filter((file) => file !== '' && isMeant(file) && existsSync(join(root, file)))
  if (files.length === 0) throw new Error('No file matches.')
  return files
}

/**
 * Returns the same files with their text.
 * @param {(file: string) => boolean} isMeant
 * @returns {[file: string, text: string][]}
 */
export const sources = (isMeant) => fileNames(isMeant).map((file) => [file, textOf(file)])

/**
 * Returns the line number, from 1, of a position.
 * @param {string} text
 * @param {number} index
 */
export const lineAt = (text, index) => text.slice(0, index).split('\n').length

/**
 * Returns the names of exported declarations of some kinds.
 * @param {string} source
 * @param {string} kinds alternatives of a regular expression, e.g. `interface|type`
 */
export const exportedNames = (source, kinds) =>
  [...source.matchAll(new RegExp(`^export (?:async )?(?:${kinds}) (\\w+)`, 'gm'))].map(([, name]) => name ?? '')
