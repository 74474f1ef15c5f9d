import { resolve } from 'node:path'
import { kilobyte } from '@skafferi/domain/rules/text/file-size'
import type { BackupSummary } from '../../platform/backup'
import type { Command } from '../command'
import { listing } from '../table'

function summarize({ rows, files, bytes }: BackupSummary): string {
  return `${rows} rows and ${files} uploads, ${Math.ceil(bytes / kilobyte)} kB`
}

/** Commands for the shop's data. Restoring and seeding require a stopped store and access the database directly. */
export function maintenanceCommands(offline: Offline): Command[] {
  return [
    {
      name: 'identifiers doubled',
      summary: 'List SKUs and e-mail addresses that differ only in case, dashes, spaces or invisible characters',
      examples: ['identifiers doubled'],
      async run({ localAdmin }) {
        return listing(
          await localAdmin('listDoubledIdentifiers', {}),
          'No SKUs or e-mail addresses that could be mistaken for each other.',
          {
            WHAT: (row) => row.what,
            WRITTEN: (row) => row.written.join(', '),
          },
        )
      },
    },
    {
      name: 'backup',
      summary: 'Back up the shop to one file while it runs',
      args: [{ name: 'file', summary: 'a new file; it will contain personal data' }],
      examples: ['backup skafferi-2026-11-20.backup'],
      async run({ args: [file = ''], localAdmin }) {
        const data = await localAdmin('backup', { file: resolve(file) })
        return { data, text: `${data.file}: ${summarize(data)}.` }
      },
    },
    {
      name: 'restore',
      summary: 'Restore a backup into a stopped shop',
      args: [{ name: 'file', summary: 'file written by `backup`' }],
      options: { replace: { type: 'boolean', summary: 'delete the shop’s current data' } },
      examples: ['restore skafferi-2026-11-20.backup', 'restore skafferi-2026-11-20.backup --replace'],
      async run({ args: [file = ''], is }) {
        const data = await offline.restore(resolve(file), is('replace'))
        return { data, text: `Restored the state of ${data.made_at}: ${summarize(data)}.` }
      },
    },
    {
      name: 'seed',
      summary: 'Fill a stopped, empty shop with demo data',
      options: { products: { type: 'string', value: '<number>', summary: 'total number of products, for benchmarks' } },
      examples: ['seed', 'seed --products 100000'],
      async run({ count }) {
        const data = await offline.seed(count('products'))
        return { data, text: `The shop has ${data.products} products.` }
      },
    },
  ]
}

/** Operations that require a stopped store. */
export interface Offline {
  restore: (file: string, replace: boolean) => Promise<BackupSummary>
  seed: (products: number | undefined) => Promise<{ products: number }>
}
