import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config'

/**
 * Migrations must be compatible with the previous version, which keeps running while the next one starts: columns that
 * it reads and writes stay, and it can omit new ones. Obsolete columns are removed one version later, listed here with
 * that version.
 */

/** The last migration from before rolling upgrades. */
const lastOld = '0015'

/** Exceptions that are compatible with the previous version, by file. */
const allowed: Readonly<Record<string, readonly string[]>> = {}

const destructive =
  /\b(DROP\s+(TABLE|COLUMN|TYPE|SCHEMA)|RENAME\s+(TO|COLUMN|VALUE)|SET\s+NOT\s+NULL|SET\s+DATA\s+TYPE)\b/i
const demands = /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\b(DEFAULT|GENERATED)\b)/i

/** Returns the statements of a migration that break the previous version. */
function takingStatements(file: string, text: string): string[] {
  const statements = text.replace(/^\s*--(?!>).*$/gm, '').split(/--> statement-breakpoint/)
  const taking = statements
    .map((statement) => statement.trim())
    .filter((statement) => destructive.test(statement) || demands.test(statement))
  return taking.filter((statement) => !allowed[file]?.includes(statement))
}

const folder = readConfig({}).folders.migrations
const migrations = readdirSync(folder).filter((file) => file.endsWith('.sql') && file.slice(0, 4) > lastOld)

it.each(migrations)('migration %s is compatible with the previous version', (file) => {
  expect(takingStatements(file, readFileSync(join(folder, file), 'utf8'))).toEqual([])
})

describe('an incompatible migration', () => {
  it.each([
    'ALTER TABLE "orders" DROP COLUMN "note";',
    'DROP TABLE "orders" CASCADE;',
    'ALTER TABLE "orders" RENAME COLUMN "note" TO "notes";',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
  ])('is detected: %s', (taking) => {
    const text = `CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\n${taking}`
    expect(takingStatements('0099_x.sql', text)).toEqual([taking])
  })
})

it('is not reported for added columns that may be omitted', () => {
  const added = [
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    'ALTER TABLE "orders" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;',
    '-- DROP TABLE "orders" would be another thing.\nCREATE INDEX "i" ON "orders" ("id");',
    'DROP INDEX "i";',
  ]
  expect(takingStatements('0099_x.sql', added.join('--> statement-breakpoint\n'))).toEqual([])
})
