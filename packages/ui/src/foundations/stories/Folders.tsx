/// <reference types="vite/client" />
import { Grid } from './Grid'

const FOLDERS = [
  {
    title: 'Components',
    holds: 'Parts that know no shop word: button, field, dialog, table.',
    files: import.meta.glob('../../components/*/index.ts'),
  },
  {
    title: 'Commerce',
    holds: 'Parts that do: price, product card, order table, address dialog.',
    files: import.meta.glob('../../commerce/*/index.ts'),
  },
  {
    title: 'Screens',
    holds: 'Whole pages by props alone, in every state.',
    files: import.meta.glob('../../screens/*/index.ts'),
  },
  {
    title: 'Office',
    holds: 'Pages of the seller’s side, and their frame. No page of the shop may use them.',
    files: import.meta.glob('../../office/*/index.ts'),
  },
] as const

const folderOf = (title: string) => `packages/ui/src/${title.toLowerCase()}`

/** The folders of the kit with the number of parts in each. */
export function Folders() {
  return (
    <Grid heads={['In the sidebar', 'Folder', 'What it holds', 'How many']} caption="What the kit is made of">
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
