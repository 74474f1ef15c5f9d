import { useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { positionPopover } from '../../../internal/position-popover'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Button } from '../../actions/button'
import { ColumnsIcon, LockIcon, ArrowDownIcon, ArrowUpIcon } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import { moveSetting, columnSettingsOf, type ColumnSetting, type DataColumn, type TableScreen } from './column'
import { Checkbox } from '../../forms/checkbox'
import { IconButton } from '../../actions/icon-button'

interface ColumnItemProps {
  setting: ColumnSetting
  /** The column's header. */
  label: string
  /** Its end of the list, beyond which it cannot move; null if it is at neither. */
  end: 'first' | 'last' | null
  /** The column was shown or hidden. */
  onShow: (event: { visible: boolean }) => void
  /** The column is to move one place up or down. */
  onMove: (event: { by: -1 | 1 }) => void
}

/** A column in the list of columns: its visibility and position. */
function ColumnItem({ setting: { id, visible }, label, end, onShow, onMove }: ColumnItemProps) {
  const t = useWords(officePartsWords)
  return (
    <li data-column={id} className="flex items-center rounded-sm px-1 hover:bg-brand-quiet focus-within:bg-brand-quiet">
      <span className="min-w-0 flex-1">
        <Checkbox checked={visible} onChange={({ checked }) => onShow({ visible: checked })}>
          {label}
        </Checkbox>
      </span>
      <IconButton
        size="sm"
        label={t('columns.up', { label })}
        icon={<ArrowUpIcon size="sm" />}
        state={end === 'first' ? 'ended' : 'idle'}
        onPress={() => onMove({ by: -1 })}
      />
      <IconButton
        size="sm"
        label={t('columns.down', { label })}
        icon={<ArrowDownIcon size="sm" />}
        state={end === 'last' ? 'ended' : 'idle'}
        onPress={() => onMove({ by: 1 })}
      />
    </li>
  )
}

export interface ColumnPickerProps {
  /** All columns; the first cannot be changed. */
  columns: readonly Pick<DataColumn<never>, 'id' | 'label' | 'visibleFrom'>[]
  /** The user's choice; `null` for the default. */
  settings: readonly ColumnSetting[] | null
  /** Columns were hidden, shown or moved; `null` restores the default. */
  onChange: (event: { columnSettings: readonly ColumnSetting[] | null }) => void
}

/** @param rem the width */
const atLeast = (rem: number) => window.matchMedia(`(min-width: ${rem}rem)`).matches

/** A button that opens the list of columns, to show, hide and reorder them. */
export function ColumnPicker({ columns, settings, onChange }: ColumnPickerProps) {
  const t = useWords(officePartsWords)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [screen, setScreen] = useState<TableScreen>('desk')
  const [announcement, setAnnouncement] = useState('')
  const list = columnSettingsOf(columns, settings, screen)
  const labelOf = (column: string) => columns.find((other) => other.id === column)?.label ?? ''

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open'
    setOpen(isOpen)
    setScreen(atLeast(96) ? 'wide' : atLeast(64) ? 'laptop' : 'desk')
    if (isOpen && button.current) {
      positionPopover(event.currentTarget, button.current, { side: 'below', align: 'start' })
      event.currentTarget.querySelector<HTMLElement>('input')?.focus()
    }
  }

  function move(column: string, by: -1 | 1) {
    const next = moveSetting(list, column, by)
    if (next === list) return
    const position = next.findIndex((setting) => setting.id === column) + 2
    setAnnouncement(t('columns.moved', { label: labelOf(column), position, count: columns.length }))
    onChange({ columnSettings: next })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const column = (event.target as Element).closest<HTMLElement>('[data-column]')?.dataset.column
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (column !== undefined && by !== undefined && event.altKey) {
      event.preventDefault()
      move(column, by)
    }
  }

  return (
    <>
      <Button ref={button} size="sm" variant="secondary" popoverTarget={id} aria-expanded={open} aria-controls={id}>
        <ColumnsIcon size="sm" />
        {t('columns')}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('columns')}
        className={
          'absolute inset-auto m-0 w-72 rounded-md border border-line bg-raised p-2 text-ink shadow-float print:hidden'
        }
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        <p className="flex min-h-8 items-center gap-2.5 px-1 text-sm text-ink-muted">
          <LockIcon size="sm" />
          {t('columns.locked', { label: columns[0]?.label ?? '' })}
        </p>
        <ul>
          {list.map((setting, index) => (
            <ColumnItem
              key={setting.id}
              setting={setting}
              label={labelOf(setting.id)}
              end={index === 0 ? 'first' : index === list.length - 1 ? 'last' : null}
              onShow={({ visible }) =>
                onChange({ columnSettings: list.map((other) => (other === setting ? { ...setting, visible } : other)) })
              }
              onMove={({ by }) => move(setting.id, by)}
            />
          ))}
        </ul>
        <div className="mt-1.5 border-t border-line pt-1.5">
          <Button
            size="sm"
            variant="quiet"
            disabled={settings === null}
            onPress={() => onChange({ columnSettings: null })}
          >
            {t('columns.reset')}
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </div>
    </>
  )
}
