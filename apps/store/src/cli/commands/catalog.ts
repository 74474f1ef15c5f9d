import { resolve } from 'node:path'
import type { ImportReport } from '../../features/imports/import-report'
import { templateFile } from '../../features/imports/template'
import { CommandFailed, type Command, type CommandCall, type Output } from '../command'
import { plain } from '../table'

const shownFailures = 20
const file = { name: 'file', summary: 'a CSV file; the first row names the columns' }
const failedOption = { type: 'string', value: '<file>', summary: 'where rows that failed are written, with what is wrong' } as const
const fileOptions = {
  images: { type: 'string', value: '<folder>', summary: 'where the pictures lie that the file names' },
  categories: { type: 'string', value: 'refuse', summary: 'refuse rows of categories that the shop does not have; without it they are made' },
} as const

function sentencesOf(report: ImportReport): string[] {
  const { created, updated, unchanged, failed, categories_created: categories, ignored_columns: ignored, failures } = report
  const more = failures.length - shownFailures
  return [
    `created ${created}, updated ${updated}, unchanged ${unchanged}, failed ${failed}`,
    ...(categories.length > 0 ? [`categories created: ${categories.join(', ')}`] : []),
    ...(ignored.length > 0 ? [`columns left out: ${ignored.join(', ')}`] : []),
    ...failures.slice(0, shownFailures).map(({ row, sku, column, value, problem }) => `row ${row} ${sku}: ${column}${value && ` "${value}"`} ${problem}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ]
}

/** Says what came of a file. Where rows failed they are written beside it, and the command has failed. */
async function reportOn({ text, write }: CommandCall, given: string, report: ImportReport): Promise<Output> {
  const { failed_rows: failedRows, ...data } = report
  const lines = sentencesOf(report)
  if (failedRows === null) return { data, text: plain(lines.join('\n')) }
  const path = resolve(text('failed') ?? `${given}.failed.csv`)
  await write(path, failedRows)
  throw new CommandFailed({ data: { ...data, failed_file: path }, text: plain([...lines, `The rows that failed stand in ${path}.`].join('\n')) })
}

function optionsOf({ text }: CommandCall) {
  const folder = text('images')
  return { pictures: folder && resolve(folder), refuseCategories: text('categories') === 'refuse' }
}

/** The catalogue, stock and prices as files. */
export const catalogCommands: Command[] = [
  {
    name: 'catalog template',
    summary: 'Print the headings of a catalogue file, with two rows as an example',
    examples: ['catalog template'],
    run: async () => ({ data: templateFile(), text: templateFile().trimEnd() }),
  },
  {
    name: 'catalog check',
    summary: 'Say what a catalogue file would do, and do nothing',
    args: [file],
    options: { ...fileOptions, failed: failedOption },
    examples: ['catalog check assortment.csv', 'catalog check assortment.csv --images pictures'],
    async run(call) {
      const [given = ''] = call.args
      return reportOn(call, given, await call.ask('catalog check', resolve(given), optionsOf(call)))
    },
  },
  {
    name: 'catalog import',
    summary: 'Create and change products by a file; nothing is deleted, and the same file twice changes nothing',
    args: [file],
    options: { ...fileOptions, failed: failedOption },
    examples: ['catalog import assortment.csv --images pictures', 'catalog import assortment.csv --categories refuse'],
    async run(call) {
      const [given = ''] = call.args
      return reportOn(call, given, await call.ask('catalog import', resolve(given), optionsOf(call)))
    },
  },
  {
    name: 'catalog export',
    summary: 'Write the catalogue into a file whose import changes nothing',
    args: [{ name: 'file', summary: 'must not exist yet; printed where left out', optional: true }],
    examples: ['catalog export', 'catalog export assortment.csv'],
    async run({ args: [given], ask, write }) {
      const { content, rows } = await ask('catalog export')
      if (given === undefined) return { data: { rows, content }, text: content.trimEnd() }
      await write(resolve(given), content)
      return { data: { rows, file: resolve(given) }, text: `${given} has ${rows} rows.` }
    },
  },
  {
    name: 'stock import',
    summary: 'Set how many pieces are in stock, by a file with the columns sku and stock',
    args: [file],
    options: { failed: failedOption },
    examples: ['stock import counted.csv'],
    async run(call) {
      const [given = ''] = call.args
      return reportOn(call, given, await call.ask('stock import', resolve(given)))
    },
  },
  {
    name: 'prices import',
    summary: 'Set prices of a piece, by a file with the columns sku, currency, from and amount',
    args: [file],
    options: { failed: failedOption },
    examples: ['prices import spring.csv'],
    async run(call) {
      const [given = ''] = call.args
      return reportOn(call, given, await call.ask('prices import', resolve(given)))
    },
  },
]
