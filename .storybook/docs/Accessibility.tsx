import type { Guide, KeyUse } from '../../packages/ui/src/internal/stories/guide'
import { GuideText } from './GuideBlock'
import { Table } from './Table'
import type { RoleEntry } from './read-roles'

/** "Arrow Down" is one key, "Shift + Tab" are two. */
function Keys({ keys }: { keys: string }) {
  return keys.split('+').map((key, index) => (
    <span key={key}>
      {index > 0 && ' + '}
      <kbd>{key.trim()}</kbd>
    </span>
  ))
}

/** Keyboard support. */
export function Keyboard({ keys }: { keys: readonly KeyUse[] }) {
  if (keys.length === 0) return null
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <Table
        heads={['Key', 'What it does']}
        rows={keys.map(({ key, does }) => [<Keys key="key" keys={key} />, <GuideText key="does" text={does} />])}
      />
    </>
  )
}

interface AccessibilityProps {
  guide: Guide | undefined
  /** Roles and names in the picture above; null until it is rendered. */
  roles: readonly RoleEntry[] | null
}

/** What a screen reader announces for the example, read from the rendered DOM. */
export function Accessibility({ guide, roles }: AccessibilityProps) {
  if (roles === null && guide?.announces === undefined) return null
  return (
    <>
      <h2 id="accessibility">Accessibility</h2>
      {guide?.announces !== undefined && (
        <p>
          <GuideText text={guide.announces} />
        </p>
      )}
      {roles !== null && roles.length > 0 && (
        <Table
          heads={['Role', 'Name in the first example', 'Count']}
          rows={roles.map(({ role, name, count, live }) => [
            <code key="role">{role}</code>,
            `${name === '' ? '–' : `“${name}”`}${live ? ', announced on change' : ''}`,
            count,
          ])}
        />
      )}
    </>
  )
}
