import type { ReactNode } from 'react'
import { Copy } from './Copy'

interface GridProps {
  /** What the columns hold, the first one what a row is about. */
  heads: readonly string[]
  /** What the table lists: its name for assistive technology. */
  caption: string
  children: ReactNode
}

/** A table of tokens: one a row. On phones a row is a block. */
export function Grid({ heads, caption, children }: GridProps) {
  return (
    <table className="fd-grid sb-unstyled">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** What a utility is called: `utility('rounded', 'sm')` is `rounded-sm`. */
export const utility = (family: string, name: string | number): string => `${family}-${name}`

/** A token's name as it is written in code, to be taken along. */
export const Name = ({ children }: { children: string }) => (
  <th scope="row">
    <code>{children}</code>
    <Copy text={children} />
  </th>
)

interface RowsProps {
  heads: readonly string[]
  caption: string
  /** Cells of each row, as many as there are heads. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table of words, for pages that say something in columns. */
export function Rows({ heads, caption, rows }: RowsProps) {
  return (
    <Grid heads={heads} caption={caption}>
      {rows.map(([first, ...rest], row) => (
        <tr key={row}>
          <th scope="row">{first}</th>
          {rest.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </Grid>
  )
}
