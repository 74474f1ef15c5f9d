import { Markdown } from '@storybook/addon-docs/blocks'
import type { StrictArgTypes } from 'storybook/internal/types'

/** What a doc comment writes for its compiler, a reader sees as the name alone. */
const readable = (text: string) => text.replace(/\{@link ([^}|]+)(?:\|[^}]*)?\}/g, '`$1`')

/** The table of what a component takes, from the comments beside its props. */
export function PropsTable({ argTypes }: { argTypes: StrictArgTypes }) {
  const props = Object.values(argTypes).filter(({ table }) => table?.disable !== true)
  if (props.length === 0) return null
  return (
    <>
      <h2 id="props">Props</h2>
      <table className="docs-table docs-props sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Meaning</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, description, table, type }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                {type?.required === true && <span className="docs-needed">needed</span>}
              </th>
              <td>
                {description !== undefined && <Markdown>{readable(description)}</Markdown>}
                <code className="docs-type">{type?.raw ?? table?.type?.summary}</code>
              </td>
              <td>{table?.defaultValue?.summary ? <code>{table.defaultValue.summary}</code> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
