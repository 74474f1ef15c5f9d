import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ApiError, unwrap } from '@skafferi/api'
import { catalogueFields } from '@skafferi/domain/rules/catalogue/fields'
import type { ImportReport } from '../../modules/catalogue/imports/import-report'
import type { ImportKind } from '../../modules/catalogue/imports/import-jobs'
import type { ImportDetail } from '../../modules/catalogue/imports/import-detail'
import { templateFile } from '../../modules/catalogue/imports/template'
import { sheetOfCsv } from '../../modules/catalogue/imports/write-sheet'
import { choice, limit, oneOf } from '../choices'
import { CommandFailed, UsageError, type Command, type CommandCall, type Output } from '../command'
import { amount, listing, dateTime, plain } from '../table'

const maxListedProblems = 20
const taxClasses = catalogueFields.tax_class.limits.enum
/** Polling interval for the progress of an import, in milliseconds. */
const interval = 250
const file = { name: 'file', summary: 'a CSV or XLSX file; the first row has the column names' }
const newFile = {
  name: 'file',
  summary: 'a new .csv or .xlsx file; by default prints CSV',
  optional: true,
}
const failedOption = {
  type: 'string',
  value: '<file>',
  summary: 'file for the rows that failed or lack cells, with their problems',
} as const
const backgroundOption = { type: 'boolean', summary: 'start the import and return at once' } as const
const fileOptions = {
  images: {
    type: 'string',
    value: '<folder>',
    summary: 'folder or ZIP archive with the pictures that the file names',
  },
  categories: {
    type: 'string',
    value: 'refuse',
    summary: 'refuse rows with unknown categories; by default they are created',
  },
  'tax-class': choice(taxClasses, 'tax class of new products whose rows have none; by default those rows fail'),
} as const

const shopNames = {
  shopify: 'Shopify',
  medusa: 'Medusa',
  woocommerce: 'WooCommerce',
  prestashop: 'PrestaShop',
  magento: 'Magento',
  bigcommerce: 'BigCommerce',
} as const

function picturesOf({ pictures }: ImportReport): string[] {
  const { to_fetch: toFetch = 0, hosts = [], missing = 0, missing_names: names = [] } = pictures ?? {}
  const listed = names.length < missing ? [...names, `and ${missing - names.length} more`] : names
  return [
    ...(toFetch > 0 ? [`pictures to fetch: ${toFetch} from ${hosts.join(', ')}`] : []),
    ...(missing > 0 ? [`missing pictures: ${listed.join(', ')}`] : []),
  ]
}

function sentencesOf(report: ImportReport): string[] {
  const {
    source,
    created,
    updated,
    unchanged,
    failed,
    warned,
    categories_created: categories,
    ignored_columns: ignored,
    failures,
    warnings,
  } = report
  return [
    ...(source ? [`a product file of ${shopNames[source]}`] : []),
    `created ${created}, updated ${updated}, unchanged ${unchanged}, failed ${failed}`,
    ...(warned > 0 ? [`imported without some of their cells: ${warned}`] : []),
    ...(report.next_row === null
      ? []
      : [`stopped before row ${report.next_row}: imported rows stay; "Continue" in the office resumes there`]),
    ...(categories.length > 0 ? [`categories created: ${categories.join(', ')}`] : []),
    ...(ignored.length > 0 ? [`ignored columns: ${ignored.join(', ')}`] : []),
    ...picturesOf(report),
    ...problemsOf(failures, 'failed'),
    ...problemsOf(warnings, 'warning'),
  ]
}

function problemsOf(found: ImportReport['failures'], mark: string): string[] {
  const more = found.length - maxListedProblems
  return [
    ...found
      .slice(0, maxListedProblems)
      .map(
        ({ row, sku, column, value, problem }) =>
          `${mark}: row ${row} ${sku}: ${column}${value && ` "${value}"`} ${problem.message}`,
      ),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ]
}

/**
 * Writes a file under a free name, with a number if necessary.
 * @returns its path
 */
async function writeNextTo({ write }: CommandCall, path: string, content: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? path : path.replace(/(\.\w+)?$/, (ending) => `-${number}${ending}`)
    try {
      await write(free, content)
      return free
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/**
 * Writes a table as XLSX or CSV, depending on the file's extension.
 * @returns its path
 */
async function writeTable({ write }: CommandCall, given: string, csv: string): Promise<string> {
  const path = resolve(given)
  await write(path, /\.xlsx$/i.test(path) ? await sheetOfCsv(csv) : csv)
  return path
}

/** Reports the result of an import. Rows with problems are written to a file next to it, and fail the command. */
async function reportResult(
  call: CommandCall,
  given: string,
  report: ImportReport,
  notes: string[] = [],
): Promise<Output> {
  const { failed_rows: failedRows, changing_rows: _, ...data } = report
  const lines = [...sentencesOf(report), ...notes]
  if (failedRows === null) return { data, text: plain(lines.join('\n')) }
  const path = await writeNextTo(call, resolve(call.text('failed') ?? `${given}.failed.csv`), failedRows)
  const output = {
    data: { ...data, failed_file: path },
    text: plain([...lines, `The rows with problems are in ${path}.`].join('\n')),
  }
  if (report.failed > 0) throw new CommandFailed(output)
  return output
}

function optionsOf({ text }: CommandCall) {
  const folder = text('images')
  return {
    pictures: folder && resolve(folder),
    refuseCategories: text('categories') === 'refuse',
    taxClass: oneOf(taxClasses, 'tax-class', text('tax-class')),
  }
}

function progressOf({ state, rows, rows_done: done }: ImportDetail): string {
  if (state === 'waiting') return 'Waiting for another import …'
  return rows === null ? 'Reading the file …' : `${done.toLocaleString('en')} of ${rows.toLocaleString('en')} rows`
}

function refusalOf({ status, refusal }: NonNullable<ImportDetail['refusal']>): ApiError {
  const { code = refusal.type, message, fields, params } = refusal
  return new ApiError(status, { code, message, fields, params })
}

async function finished({ localAdmin, progress }: CommandCall, id: number): Promise<ImportReport> {
  for (;;) {
    const details = await localAdmin('showImport', { id })
    if (details.finished_at === null) {
      progress(progressOf(details))
      await delay(interval)
      continue
    }
    progress('')
    if (details.refusal) throw refusalOf(details.refusal)
    return details.report as ImportReport
  }
}

/** Starts an import and shows its progress until it ends. */
async function takeFile(call: CommandCall, kind: ImportKind): Promise<Output> {
  const [given = ''] = call.args
  const options = kind === 'catalog' ? { ...optionsOf(call), checked: call.text('checked') } : {}
  const started = await call.localAdmin('startImport', { kind, file: resolve(given), ...options })
  if (!call.is('background')) return reportResult(call, given, await finished(call, started.id))
  return {
    data: started,
    text: `Import ${started.id} has started. Show its progress: npm run store -- imports show ${started.id}`,
  }
}

const importNumber = { name: 'import', summary: 'number of the import' }

function numberOf({ args: [number = ''] }: CommandCall): number {
  if (!/^\d{1,9}$/.test(number)) throw new UsageError(`An import has a number, not "${number}".`)
  return Number(number)
}

/** Commands for catalogue, stock and price files. */
export const catalogCommands: Command[] = [
  {
    name: 'catalog template',
    summary: 'Write a catalogue file with the headings and two example rows',
    args: [newFile],
    examples: ['catalog template', 'catalog template assortment.xlsx'],
    async run(call) {
      const [given] = call.args
      if (given === undefined) return { data: templateFile(), text: templateFile().trimEnd() }
      return {
        data: { file: await writeTable(call, given, templateFile()) },
        text: `${given} has the headings and two rows as an example.`,
      }
    },
  },
  {
    name: 'catalog check',
    summary: 'Check a catalogue file without changing anything',
    args: [file],
    options: { ...fileOptions, failed: failedOption },
    examples: ['catalog check assortment.csv', 'catalog check assortment.csv --images pictures'],
    async run(call) {
      const [given = ''] = call.args
      const { checked, ...report } = await call.localAdmin('checkCatalog', { file: resolve(given), ...optionsOf(call) })
      const output = await reportResult(call, given, report, [
        `To import this very file: catalog import ${given} --checked ${checked}`,
      ])
      return { ...output, data: { ...(output.data as object), checked } }
    },
  },
  {
    name: 'catalog import',
    summary: 'Create and change products from a file; deletes nothing, and importing a file twice changes nothing',
    args: [file],
    options: {
      ...fileOptions,
      checked: {
        type: 'string',
        value: '<code>',
        summary: 'code printed by the check; refuses a file that has changed since',
      },
      background: backgroundOption,
      failed: failedOption,
    },
    examples: ['catalog import assortment.xlsx --images pictures', 'catalog import assortment.csv --categories refuse'],
    run: (call) => takeFile(call, 'catalog'),
  },
  {
    name: 'catalog export',
    summary: 'Export the catalogue to a file that can be imported again',
    args: [newFile],
    examples: ['catalog export', 'catalog export assortment.csv', 'catalog export assortment.xlsx'],
    async run(call) {
      const [given] = call.args
      const { content, rows } = await call.localAdmin('exportCatalog', {})
      if (given === undefined) return { data: { rows, content }, text: content.trimEnd() }
      return { data: { rows, file: await writeTable(call, given, content) }, text: `${given} has ${rows} rows.` }
    },
  },
  {
    name: 'stock import',
    summary: 'Set stock from a file with the columns sku and stock',
    args: [file],
    options: { background: backgroundOption, failed: failedOption },
    examples: ['stock import counted.csv'],
    run: (call) => takeFile(call, 'stock'),
  },
  {
    name: 'prices import',
    summary:
      'Set prices of a piece, by a file with the columns sku, currency, from, amount, and ' +
      'valid_from where they begin later',
    args: [file],
    options: { background: backgroundOption, failed: failedOption },
    examples: ['prices import spring.csv'],
    run: (call) => takeFile(call, 'prices'),
  },
  {
    name: 'prices planned',
    summary: 'List planned prices',
    examples: ['prices planned'],
    async run({ localAdmin }) {
      return listing(await localAdmin('listPlannedPrices', {}), 'No prices that begin later.', {
        BEGINS: (row) => dateTime(row.valid_from),
        SKU: (row) => row.sku,
        FROM: (row) => row.from,
        PRICE: (row) => amount(row.amount, row.currency),
      })
    },
  },
  {
    name: 'imports list',
    summary: 'List imports, newest first',
    options: { limit },
    examples: ['imports list', 'imports list --limit 5'],
    async run({ localAdmin, count }) {
      const given = { limit: count('limit') }
      return listing(await localAdmin('listImports', given), 'No imports.', {
        NUMBER: (row) => row.id,
        STARTED: (row) => dateTime(row.created_at),
        FILE: (row) => row.file,
        BY: (row) => row.operator_name ?? 'command line',
        STATE: (row) => row.state,
        ROWS: (row) => `${row.rows_done} of ${row.rows ?? '?'}`,
        CREATED: (row) => row.created,
        UPDATED: (row) => row.updated,
        FAILED: (row) => row.failed,
      })
    },
  },
  {
    name: 'imports show',
    summary: 'Show the progress and the result of an import',
    args: [importNumber],
    options: { failed: failedOption },
    examples: ['imports show 12', 'imports show 12 --failed mend.csv'],
    async run(call) {
      const id = numberOf(call)
      const details = await call.localAdmin('showImport', { id })
      const { report, refusal } = details
      const heading = `${details.file}: ${details.state}, ${progressOf({ ...details, state: 'running' })}`
      const lines = [heading, ...(report ? sentencesOf(report) : []), ...(refusal ? [refusal.refusal.message] : [])]
      const path = call.text('failed')
      if (path && report?.failed_rows)
        lines.push(`The rows with problems are in ${await writeNextTo(call, resolve(path), report.failed_rows)}.`)
      return { data: details, text: plain(lines.join('\n')) }
    },
  },
  {
    name: 'imports end',
    summary: 'End an import permanently, in any state; imported rows stay',
    args: [importNumber],
    examples: ['imports end 12', 'imports end 12 --as Maja'],
    async run(call) {
      const id = numberOf(call)
      const { admin } = await call.store()
      const { import: ended } = await unwrap(
        admin.POST('/admin/imports/{id}/end', { params: { path: { id: `import_${id}` } } }),
      )
      const text =
        ended.state === 'ended'
          ? `Import ${id} (${ended.file}) has ended. Imported rows stay.`
          : `Import ${id} (${ended.file}) had ended already: ${ended.state}.`
      return { data: ended, text }
    },
  },
]
