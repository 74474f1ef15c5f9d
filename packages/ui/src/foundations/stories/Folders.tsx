/// <reference types="vite/client" />
import { Grid } from './Grid'

const FOLDERS = [
  {
    title: 'Components',
    holds: 'General components: button, field, dialog, table.',
    files: import.meta.glob('../../components/*/*/index.ts'),
  },
  {
    title: 'Commerce',
    holds: 'Components of the shop: price, product card, order table, address dialog.',
    files: import.meta.glob('../../commerce/*/*/index.ts'),
  },
  {
    title: 'Screens',
    holds: 'Complete pages without data fetching, in every state.',
    files: import.meta.glob('../../screens/*/index.ts'),
  },
  {
    title: 'Office',
    holds: 'Pages for sellers and their layout. Pages of the shop must not use them.',
    files: import.meta.glob('../../office/*/index.ts'),
  },
] as const

const folderOf = (title: string) => `packages/ui/src/${title.toLowerCase()}`

/** The folders of the kit with the number of components in each. */
export function Folders() {
  return (
    <Grid heads={['Group', 'Folder', 'Contents', 'Count']} caption="Contents of the library">
      {FOLDERS.map(({ title, holds, files }) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td>
            <code>{folderOf(title)}</code>
          </td>
          <td>{holds}</td>
          <td className="fd-value">{Object.keys(files).length}</td>
        </tr>
      ))}
    </Grid>
  )
}
