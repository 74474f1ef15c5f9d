import { useId, useState, useRef, type KeyboardEvent } from 'react'
import type { BlockContents } from '@skafferi/domain/shop/content/views'
import { PinIcon } from '../../../components/content/icon'
import { SelectField } from '../../../components/forms/select-field'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'
import { nextPosition } from '../../../internal/next-position'
import { Paragraphs } from '../../../internal/paragraphs'
import { BlockButton } from '../../service/banner'

export interface ValuesTabsProps {
  content: BlockContents['values']
  /** Target of the buttons that have none. */
  defaultHref: string
}

/**
 * The benefits of the shop by type of business: tabs at the side, and a select on phones (Specification (shopping) §2,
 * landing page).
 */
export function ValuesTabs({ content: { title, tabs }, defaultHref }: ValuesTabsProps) {
  const t = useWords(landingBlocksWords)
  const prefix = useId()
  const [chosen, setChosen] = useState('0')
  const named = tabs.map(({ name }, index) => ({ id: String(index), name }))
  const open = named.find((tab) => tab.id === chosen) ?? named[0]
  if (!open) return null
  const { id, name } = open
  return (
    <section>
      <h2 className="mb-4 wrap-anywhere">{title}</h2>
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="p-5 pb-0 lg:hidden">
          <SelectField
            label={t('values.label')}
            value={id}
            options={named.map((tab) => ({ value: tab.id, label: tab.name }))}
            onChange={({ value }) => setChosen(value)}
          />
        </div>
        <TabColumn
          label={t('values.label')}
          prefix={prefix}
          tabs={named}
          open={id}
          onSelect={(tab) => setChosen(tab.id)}
        />
        <div role="tabpanel" id={`${prefix}panel`} aria-label={name} className="grid min-w-0 md:grid-cols-2">
          <Value tab={tabs[Number(id)]!} defaultHref={defaultHref} />
        </div>
      </div>
    </section>
  )
}

function Value({ tab, defaultHref }: { tab: BlockContents['values']['tabs'][number]; defaultHref: string }) {
  const { business, location, text, button, pictures } = tab
  return (
    <>
      <div className="grid content-center justify-items-start gap-2 p-5 wrap-anywhere md:p-8">
        {location !== '' && (
          <span className="flex items-center gap-1.5 text-xs text-ink-muted">
            <PinIcon size="sm" />
            {location}
          </span>
        )}
        <h3 className="text-xl">{business}</h3>
        <div className="mb-2 grid gap-2 text-ink-muted">
          <Paragraphs text={text} />
        </div>
        <BlockButton button={button} defaultHref={defaultHref} />
      </div>
      {pictures.length > 0 && (
        <div className="flex min-h-40 items-end justify-center border-b-2 border-shelf bg-media px-4 pt-8">
          {pictures.map((src, index) => (
            <img
              key={index}
              src={src}
              alt=""
              width={288}
              height={288}
              loading="lazy"
              className="h-auto w-1/3 min-w-0"
            />
          ))}
        </div>
      )}
    </>
  )
}

interface TabColumnProps {
  /** The accessible name of the tab list. */
  label: string
  /** Prefix of the ids of tabs and panel. */
  prefix: string
  tabs: readonly { id: string; name: string }[]
  /** Id of the open tab. */
  open: string
  /** Another tab was selected. */
  onSelect: (event: { id: string }) => void
}

/** Vertical tabs; arrows, Home and End open the tab they reach (WAI-ARIA tabs, vertical). */
function TabColumn({ label, prefix, tabs, open, onSelect }: TabColumnProps) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const position = tabs.findIndex(({ id }) => id === open)
    const next = nextPosition(event.key, position, tabs.length, 'column', 'ltr')
    const tab = next === undefined ? undefined : tabs[next]
    if (next !== undefined && tab) {
      event.preventDefault()
      onSelect({ id: tab.id })
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    }
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      onKeyDown={move}
      className="content-start border-e border-line py-2 max-lg:hidden lg:grid"
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}${id}`}
          aria-controls={`${prefix}panel`}
          aria-selected={id === open}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onSelect({ id })}
          className={
            'min-h-12 border-s-3 border-transparent px-5 py-2.5 text-start font-medium wrap-anywhere text-ink-muted ' +
            '-outline-offset-2 hover:text-ink aria-selected:border-shelf aria-selected:bg-well ' +
            'aria-selected:font-bold aria-selected:text-ink forced-colors:not-aria-selected:border-[Canvas]'
          }
        >
          {name}
        </button>
      ))}
    </div>
  )
}
