import { Markdown } from '@storybook/addon-docs/blocks'
import type { StrictArgTypes } from 'storybook/internal/types'
import type { FieldFacts } from '../../packages/ui/build/facts'
import { fieldsOf, shapesIn, useFacts } from './use-facts'

/** Replaces `{@link Name}` in a doc comment with the name. */
const resolveLinks = (text: string) => text.replace(/\{@link ([^}|]+)(?:\|[^}]*)?\}/g, '`$1`')

/** Maximum depth of nested shapes; deeper ones are documented on the page of the component that shows them. */
const MAX_DEPTH = 3

interface ShapeProps {
  name: string
  depth: number
}

/** The definition of a type: its fields or its values. */
function Shape({ name, depth }: ShapeProps) {
  const facts = useFacts()
  const { description, definition: is } = facts.shapes[name]!
  const fields = fieldsOf(facts, name)
  return (
    <details className="docs-shape">
      <summary>
        <code>{name}</code>
      </summary>
      {description !== '' && <Markdown>{resolveLinks(description)}</Markdown>}
      {fields.length === 0 && <code className="docs-type">{is}</code>}
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => (
            <Field key={field.name} field={field} depth={depth} />
          ))}
        </dl>
      )}
    </details>
  )
}

function Field({ field: { name, required: needed, description, type }, depth }: { field: FieldFacts; depth: number }) {
  return (
    <div>
      <dt>
        <code>{needed ? name : `${name}?`}</code>
      </dt>
      <dd>
        {description !== '' && <Markdown>{resolveLinks(description)}</Markdown>}
        <code className="docs-type">{type}</code>
        {depth < MAX_DEPTH && <Shapes type={type} depth={depth + 1} />}
      </dd>
    </div>
  )
}

/** The shapes in a type, each expandable. */
function Shapes({ type, depth }: { type: string; depth: number }) {
  return shapesIn(useFacts(), type).map((name) => <Shape key={name} name={name} depth={depth} />)
}

interface PropsTableProps {
  /** The component's name: `Dialog`. */
  name: string
  /** `components/overlays/dialog`; empty if it is not part of the kit. */
  folder: string
  argTypes: StrictArgTypes
}

/** The table of a component's props with their doc comments; types expand to their fields. */
export function PropsTable({ name: component, folder, argTypes }: PropsTableProps) {
  const facts = useFacts()
  const props = Object.values(argTypes).filter(({ table }) => table?.disable !== true)
  if (props.length === 0) return null
  const shape = [`${folder}/${component}Props`, `${component}Props`].find((name) => Object.hasOwn(facts.shapes, name))
  const declared = new Map(fieldsOf(facts, shape ?? '').map((field) => [field.name, field]))
  return (
    <>
      <h2 id="props">Props</h2>
      <table className="docs-table docs-props sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Description</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, description, table, type }) => {
            const documented = declared.get(name)
            const typeText = documented?.type ?? type?.raw ?? table?.type?.summary ?? ''
            return (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {type?.required === true && <span className="docs-needed">required</span>}
                </th>
                <td>
                  <Markdown>{resolveLinks(description || documented?.description || '')}</Markdown>
                  <code className="docs-type">{typeText}</code>
                  <Shapes type={typeText} depth={1} />
                </td>
                <td>{table?.defaultValue?.summary ? <code>{table.defaultValue.summary}</code> : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
