import { resolve } from 'node:path'
import { kilobyte } from '@skafferi/domain/format/file-size.rules'
import type { BackupSummary } from '../../backup'
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
      summary: 'SKUs and e-mail addresses that differ only in case, dashes, spaces or what cannot be seen',
      examples: ['identifiers doubled'],
      async run({ store }) {
        const { localAdmin } = await store()
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
      summary: 'Write the whole shop into one file, while it runs',
      args: [{ name: 'file', summary: 'must not exist yet; it will hold people’s data' }],
      examples: ['backup skafferi-2026-11-20.backup'],
      async run({ args: [file = ''], store }) {
        const { localAdmin } = await store()
        const data = await localAdmin('backup', { file: resolve(file) })
        return { data, text: `${data.file}: ${summarize(data)}.` }
      },
    },
    {
      name: 'restore',
      summary: 'Put a backup into a shop that is stopped',
      args: [{ name: 'file', summary: 'what `backup` wrote' }],
      options: { replace: { type: 'boolean', summary: 'throw away what the shop holds now' } },
      examples: ['restore skafferi-2026-11-20.backup', 'restore skafferi-2026-11-20.backup --replace'],
      async run({ args: [file = ''], is }) {
        const data = await offline.restore(resolve(file), is('replace'))
        return { data, text: `Restored the state of ${data.made_at}: ${summarize(data)}.` }
      },
    },
    {
      name: 'seed',
      summary: 'Fill a shop that is stopped and empty with the demo world',
      options: { products: { type: 'string', value: '<number>', summary: 'so many products in all, for measuring' } },
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
