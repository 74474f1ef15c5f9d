import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takingStatements } from './migrations-only-add.mjs'

for (const taking of [
  'ALTER TABLE "orders" DROP COLUMN "note";',
  'DROP TABLE "orders" CASCADE;',
  'ALTER TABLE "orders" RENAME COLUMN "note" TO "notes";',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
]) {
  test(`the version before does not survive ${taking}`, () => {
    assert.equal(takingStatements('0099_x.sql', `CREATE TABLE "a" ("b" text NOT NULL);--> statement-breakpoint\n${taking}`).length, 1)
  })
}

test('what is added, and may be left out, is no harm', () => {
  const added = [
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    'ALTER TABLE "orders" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;',
    '-- DROP TABLE "orders" would be another thing.\nCREATE INDEX "i" ON "orders" ("id");',
    'DROP INDEX "i";',
  ]
  assert.deepEqual(takingStatements('0099_x.sql', added.join('--> statement-breakpoint\n')), [])
})
