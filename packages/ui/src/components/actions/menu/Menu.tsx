import type { ReactNode } from 'react'
import { Button } from '../button'
import { ChevronDownIcon } from '../../content/icon'
import { IconButton } from '../icon-button'
import { useLinkElement } from '../link'
import { useMenu } from './use-menu'

/** A menu item: a link if it has an `href`, otherwise an action. */
export interface MenuItem {
  /** Identifies the item in events. */
  id: string
  label: string
  /** A small icon before the label, from the icon folder. */
  icon?: ReactNode
  /** The URL of a link. */
  href?: string
}

export interface MenuProps {
  /** The button's label ("My account"). */
  label: string
  /** An icon instead of a visible label, for a button in the header; the label becomes its accessible name. */
  icon?: ReactNode
  /** The subject of the items, above them. */
  heading?: { title: string; detail?: string }
  items: readonly MenuItem[]
  /** An action was chosen. The menu has closed and its button has the focus. */
  onSelect?: (event: { id: string }) => void
}

const ITEM =
  'flex min-h-control w-full items-center gap-2.5 rounded-sm px-3 text-start wrap-anywhere text-ink no-underline ' +
  '-outline-offset-2 hover:bg-well focus-visible:bg-well'

/** A button that opens a short list of links and actions (WAI-ARIA menu button, on the popover API). */
export function Menu({ label, icon, heading, items, onSelect }: MenuProps) {
  const { id, open, buttonRef, popoverRef, close, onToggle, onKeyDown } = useMenu()
  const LinkElement = useLinkElement()
  const trigger = {
    ref: buttonRef,
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': id,
  } as const

  return (
    <>
      {icon ? (
        <IconButton {...trigger} label={label} icon={icon} />
      ) : (
        <Button {...trigger} variant="secondary">
          {label}
          <ChevronDownIcon size="sm" />
        </Button>
      )}
      <div
        id={id}
        ref={popoverRef}
        popover="auto"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className={
          'absolute inset-auto m-0 max-w-72 min-w-52 rounded-lg border border-line bg-raised p-1.5 text-ink ' +
          'shadow-float transition-opacity duration-fast starting:open:opacity-0 print:hidden'
        }
      >
        {heading && (
          <p className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2.5 wrap-anywhere">
            <b className="block">{heading.title}</b>
            {heading.detail && <span className="text-xs text-ink-muted">{heading.detail}</span>}
          </p>
        )}
        <div role="menu" aria-label={label}>
          {items.map((item) =>
            item.href === undefined ? (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={ITEM}
                onClick={() => {
                  close()
                  onSelect?.({ id: item.id })
                }}
              >
                {item.icon}
                {item.label}
              </button>
            ) : (
              <LinkElement
                key={item.id}
                href={item.href}
                role="menuitem"
                tabIndex={-1}
                className={ITEM}
                onClick={close}
              >
                {item.icon}
                {item.label}
              </LinkElement>
            ),
          )}
        </div>
      </div>
    </>
  )
}
