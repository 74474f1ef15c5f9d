import { useId, type ReactNode } from 'react'
import { KeyCaps } from '../../internal/key-caps'
import { useModal } from '../../internal/modal/use-modal'
import { useWords } from '../../words'
import { officePartsWords } from '../../words/generated/office-parts'
import { SearchIcon } from '../icon'
import { Spinner } from '../spinner'
import { VisuallyHidden } from '../visually-hidden'
import { CommandList, type CommandGroup } from './CommandList'
import { useActiveItem } from './use-active-item'

export interface CommandMenuProps {
  /** Whether it is there. */
  open: boolean
  /** What it finds and does: the name of the window and of its field ("Find or do"). */
  label: string
  /** Words in the empty field ("Order, SKU, company or command"). */
  placeholder: string
  /** What is typed. */
  text: string
  /** What was found, in groups that have something in them; with nothing typed, what is done most. */
  groups: readonly CommandGroup[]
  /** In the place of groups, where nothing was found: what is looked through, in words. */
  empty: ReactNode
  /** It is being looked for. What was found before stays. Default `false`. */
  busy?: boolean
  /** Another text was typed. */
  onType: (event: { text: string }) => void
  /** Something was chosen, by Enter or a press. Whoever owns the menu closes it. */
  onChoose: (event: { id: string }) => void
  /** It is to go: Escape, a press beside it, the browser's Back. */
  onClose: () => void
}

/** Goes anywhere and does anything by a few letters: a combobox in a native dialog. The focus stays in the field. */
export function CommandMenu(props: CommandMenuProps) {
  const { open, label, placeholder, text, groups, empty, busy = false, onType, onChoose, onClose } = props
  const t = useWords(officePartsWords)
  const listId = useId()
  const { ref, handlers } = useModal({ open, busy: false, onClose })
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id))
  const optionId = (id: string) => `${listId}${id}`
  const { active, onKeyDown, point } = useActiveItem({ ids, optionId, text, onChoose })

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={
        'mx-auto mt-[12dvh] mb-auto max-h-[76dvh] w-[min(40rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-lg ' +
        'border border-transparent bg-raised text-ink shadow-float backdrop:bg-scrim open:flex max-md:mt-4'
      }
      {...handlers}
    >
      {open && (
        <>
          <div data-part="body" className="flex flex-none items-center gap-3 border-b-2 border-shelf px-4">
            {busy ? <Spinner /> : <SearchIcon />}
            <input
              type="text"
              role="combobox"
              aria-label={label}
              aria-expanded={ids.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active === undefined ? undefined : optionId(active)}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={placeholder}
              value={text}
              className="h-13 min-w-0 flex-1 border-0 bg-transparent text-lg focus-visible:shadow-none focus-visible:outline-none"
              onChange={(event) => onType({ text: event.currentTarget.value })}
              onKeyDown={onKeyDown}
            />
            <span className="pointer-coarse:hidden">
              <KeyCaps keys={['Escape']} />
            </span>
          </div>
          <CommandList
            id={listId}
            label={label}
            groups={groups}
            text={text}
            active={active}
            optionId={optionId}
            onPoint={point}
            onChoose={onChoose}
          />
          {ids.length === 0 && !busy && <p className="p-4 text-sm text-ink-muted">{empty}</p>}
          <VisuallyHidden>
            <span role="status">{busy || text === '' ? '' : t('command.results', { count: ids.length })}</span>
          </VisuallyHidden>
          <div className="flex flex-none gap-4 border-t border-line px-4 py-2 text-2xs text-ink-muted max-md:hidden pointer-coarse:hidden">
            <span>
              <KeyCaps keys={['ArrowUp', 'ArrowDown']} />
              {t('keys.move')}
            </span>
            <span>
              <KeyCaps keys={['Enter']} />
              {t('keys.choose')}
            </span>
            <span>
              <KeyCaps keys={['Escape']} />
              {t('keys.close')}
            </span>
          </div>
        </>
      )}
    </dialog>
  )
}
