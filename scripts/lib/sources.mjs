/** The project's own files, for the checks that read them. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'

/** @param {string} file from the project's folder */
export const textOf = (file) => readFileSync(join(root, file), 'utf8')

/**
 * Names of files as git knows them, those not committed yet included. None at all is a mistake of the caller.
 * @param {(file: string) => boolean} isMeant
 */
export function fileNames(isMeant) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  // Deleted files that are not committed yet are listed too.
  const files = listed.split('\n').filter((file) => file !== '' && isMeant(file) && existsSync(join(root, file)))
  if (files.length === 0) throw new Error('There is no file to look at.')
  return files
}

/**
 * The same files, each with its text.
 * @param {(file: string) => boolean} isMeant
 * @returns {[file: string, text: string][]}
 */
export const sources = (isMeant) => fileNames(isMeant).map((file) => [file, textOf(file)])

/** The line, from 1, in which a place of a text stands. @param {string} text @param {number} index */
export const lineAt = (text, index) => text.slice(0, index).split('\n').length

/** Names that a source exports by a declaration of one of some kinds. @param {string} source @param {string} kinds */
export const exportedNames = (source, kinds) =>
  [...source.matchAll(new RegExp(`^export (?:async )?(?:${kinds}) (\\w+)`, 'gm'))].map(([, name]) => name ?? '')
