import { useId, type ReactNode } from 'react'
import { markedParts } from './marked-parts'

/** A page or an action. */
export interface CommandItem {
  /** Identifies it in events; unique across all groups. */
  id: string
  /** Its name ("1042", "Ship order 1042"). The typed text is underlined in it. */
  label: string
  /** Additional text ("Kiosk & Co AB"). */
  detail?: string
  /** Its icon, from the icon folder. */
  icon: ReactNode
  /** At the end of the line: a state, or a keyboard shortcut. */
  end?: ReactNode
}

/** Items of one kind. */
export interface CommandGroup {
  id: string
  /** The kind ("Orders"). */
  label: string
  items: readonly CommandItem[]
}

export interface CommandListProps {
  id: string
  label: string
  groups: readonly CommandGroup[]
  /** The typed text, to underline. */
  text: string
  /** The item that Enter selects. */
  active: string | undefined
  /** The element id of an item. */
  optionId: (id: string) => string
  /** The pointer is over an item. */
  onHover: (id: string) => void
  onChoose: (event: { id: string }) => void
}

/** The results by group: the listbox of the combobox above. */
export function CommandList({ id, label, groups, ...list }: CommandListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={groups.length === 0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-1.5"
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <Group key={group.id} group={group} {...list} />
      ))}
    </div>
  )
}

interface GroupProps extends Pick<CommandListProps, 'text' | 'active' | 'optionId' | 'onHover' | 'onChoose'> {
  group: CommandGroup
}

function Group({ group, text, active, optionId, onHover, onChoose }: GroupProps) {
  const headId = useId()
  return (
    <div role="group" aria-labelledby={headId}>
      <span id={headId} className="block px-4 pt-2.5 pb-1 text-2xs font-medium text-ink-muted">
        {group.label}
      </span>
      {group.items.map((item) => (
        <div
          key={item.id}
          id={optionId(item.id)}
          role="option"
          aria-selected={item.id === active}
          className={
            'num flex min-h-9 cursor-pointer items-center gap-3 border-s-3 border-transparent px-4 ps-3.25 text-sm ' +
            'aria-selected:border-s-brand aria-selected:bg-brand-quiet pointer-coarse:min-h-control'
          }
          onMouseMove={() => item.id !== active && onHover(item.id)}
          onClick={() => onChoose({ id: item.id })}
        >
          {item.icon}
          <span className="min-w-0 truncate font-medium">
            <Marked label={item.label} text={text} />
          </span>
          {item.detail !== undefined && <span className="min-w-0 truncate text-xs text-ink-muted">{item.detail}</span>}
          {item.end !== undefined && <span className="ms-auto flex-none text-xs text-ink-muted">{item.end}</span>}
        </div>
      ))}
    </div>
  )
}

function Marked({ label, text }: { label: string; text: string }) {
  const [before, found, after] = markedParts(label, text)
  return (
    <>
      {before}
      {found !== '' && (
        <mark className="bg-transparent font-bold text-inherit underline underline-offset-3">{found}</mark>
      )}
      {after}
    </>
  )
}
