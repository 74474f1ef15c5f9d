/**
 * A migration takes nothing from the version before it, which still runs while the next one starts: what it reads and writes stays,
 * and what it does not know of yet may be left out. What is not needed any more goes one version later, listed here with that
 * version.
 */
import { sources } from '../lib/sources.mjs'

/** Written before stores were upgraded one after another. */
const LAST_OLD = '0015'

/** Statements that the version before survives all the same, by their file. @type {Record<string, string[]>} */
const ALLOWED = {}

const TAKES = /\b(DROP\s+(TABLE|COLUMN|TYPE|SCHEMA)|RENAME\s+(TO|COLUMN|VALUE)|SET\s+NOT\s+NULL|SET\s+DATA\s+TYPE)\b/i
const DEMANDS = /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\b(DEFAULT|GENERATED)\b)/i

/**
 * Statements of a migration that the version before it would stumble over.
 * @param {string} file
 * @param {string} text
 */
export function takingStatements(file, text) {
  const statements = text.replace(/^\s*--(?!>).*$/gm, '').split(/--> statement-breakpoint/)
  const taking = statements.map((statement) => statement.trim()).filter((statement) => TAKES.test(statement) || DEMANDS.test(statement))
  return taking.filter((statement) => !ALLOWED[file]?.includes(statement)).map((statement) => `${file}: the version before it does not survive ${statement}`)
}

export default function migrationsOnlyAdd() {
  const files = sources((file) => /^apps\/store\/migrations\/\d{4}_.*\.sql$/.test(file))
  const name = (/** @type {string} */ file) => file.split('/').at(-1) ?? ''
  return files.filter(([file]) => name(file).slice(0, 4) > LAST_OLD).flatMap(([file, text]) => takingStatements(name(file), text))
}
