import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config'

/**
 * A migration takes nothing from the version before it, which still runs while the next one starts: what it reads and writes stays,
 * and what it does not know of yet may be left out. What is not needed any more goes one version later, listed here with that
 * version.
 */

/** Written before stores were upgraded one after another. */
const lastOld = '0015'

/** Statements that the version before survives all the same, by their file. */
const allowed: Readonly<Record<string, readonly string[]>> = {}

const takes = /\b(DROP\s+(TABLE|COLUMN|TYPE|SCHEMA)|RENAME\s+(TO|COLUMN|VALUE)|SET\s+NOT\s+NULL|SET\s+DATA\s+TYPE)\b/i
const demands = /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\b(DEFAULT|GENERATED)\b)/i

/** Statements of a migration that the version before it would stumble over. */
function takingStatements(file: string, text: string): string[] {
  const statements = text.replace(/^\s*--(?!>).*$/gm, '').split(/--> statement-breakpoint/)
  const taking = statements
    .map((statement) => statement.trim())
    .filter((statement) => takes.test(statement) || demands.test(statement))
  return taking.filter((statement) => !allowed[file]?.includes(statement))
}

const folder = readConfig({}).folders.migrations
const migrations = readdirSync(folder).filter((file) => file.endsWith('.sql') && file.slice(0, 4) > lastOld)

it.each(migrations)('the version before survives %s', (file) => {
  expect(takingStatements(file, readFileSync(join(folder, file), 'utf8'))).toEqual([])
})

describe('the version before does not survive', () => {
  it.each([
    'ALTER TABLE "orders" DROP COLUMN "note";',
    'DROP TABLE "orders" CASCADE;',
    'ALTER TABLE "orders" RENAME COLUMN "note" TO "notes";',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
  ])('%s', (taking) => {
    const text = `CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\n${taking}`
    expect(takingStatements('0099_x.sql', text)).toEqual([taking])
  })
})

it('what is added, and may be left out, is no harm', () => {
  const added = [
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    'ALTER TABLE "orders" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;',
    '-- DROP TABLE "orders" would be another thing.\nCREATE INDEX "i" ON "orders" ("id");',
    'DROP INDEX "i";',
  ]
  expect(takingStatements('0099_x.sql', added.join('--> statement-breakpoint\n'))).toEqual([])
})
