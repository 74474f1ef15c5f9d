import type { BlockKind, BlockState, ContentBlockView } from '@skafferi/domain/office/views'
import { cva } from 'class-variance-authority'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../../components/actions/icon-button'
import { Badge, type Tone } from '../../components/content/badge'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  FileIcon,
  GiftIcon,
  GridIcon,
  PencilIcon,
  PeopleIcon,
  PictureIcon,
  QuestionIcon,
  RingIcon,
  RowsIcon,
  TagIcon,
  TruckIcon,
  WarningIcon,
} from '../../components/content/icon'
import { Switch } from '../../components/forms/switch'
import { KeyCaps } from '../../internal/key-caps'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { useBlockWords } from './use-block-words'

const KIND_ICONS: Readonly<Record<BlockKind, typeof PictureIcon>> = {
  hero: PictureIcon,
  banner: PictureIcon,
  values: PeopleIcon,
  facts: TagIcon,
  shelf: TagIcon,
  samples: TagIcon,
  services: GiftIcon,
  terms: FileIcon,
  steps: CheckIcon,
  text: ChatIcon,
  tiles: GridIcon,
  categories: GridIcon,
  promises: TruckIcon,
  questions: QuestionIcon,
  list: RowsIcon,
}

const STATE_TONES: Readonly<Record<BlockState, Tone>> = {
  off: 'neutral',
  planned: 'info',
  shown: 'positive',
  ended: 'neutral',
}
const STATE_ICONS = { off: RingIcon, planned: ClockIcon, shown: CheckIcon, ended: RingIcon } as const

const rowStyles = cva(
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line pe-2 last:border-b-0',
  { variants: { current: { true: 'bg-well', false: '' } } },
)

const buttonStyles = cva(
  'grid min-h-control grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 border-s-3 border-transparent ' +
    'py-1.5 ps-2 text-start -outline-offset-2 hover:text-link aria-[current]:border-shelf',
  { variants: { off: { true: 'text-ink-muted', false: 'text-ink' } } },
)

/** The name of a row's button, which gets the focus if a field of a block that is not open is at fault. */
export const rowName = (id: string) => `block.${id}`

export interface BlockRowsProps {
  blocks: readonly ContentBlockView[]
  /** The id of the block in the form. */
  current: string | null
  /** The ids of blocks with faults. */
  faulty: readonly string[]
  editable: boolean
  onSelect: (event: { id: string }) => void
  /** Moves a block by one place. */
  onMove: (event: { id: string; by: -1 | 1 }) => void
  onSwitch: (event: { id: string; on: boolean }) => void
}

/** The blocks of a page in their order, which Alt with the arrow keys and buttons change. */
export function BlockRows({ blocks, current, faulty, editable, onSelect, onMove, onSwitch }: BlockRowsProps) {
  const t = useWords(officeContentWords)
  const { kindOf } = useBlockWords()
  const [movedId, setMovedId] = useState<string | null>(null)
  const focused = useRef<Element | null>(null)
  // Moving an element in the document takes the focus from it.
  useEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  })

  function move(block: ContentBlockView, by: -1 | 1) {
    focused.current = document.activeElement
    setMovedId(block.id)
    onMove({ id: block.id, by })
  }

  function onKeyDown(event: KeyboardEvent, block: ContentBlockView) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!editable || !event.altKey || by === null) return
    event.preventDefault()
    move(block, by)
  }

  const movedIndex = blocks.findIndex((block) => block.id === movedId)
  const movedBlock = blocks[movedIndex]
  return (
    <div className="rounded-lg border border-line bg-surface">
      <ol aria-label={t('blocks')} className="grid grid-cols-[minmax(0,1fr)]">
        {blocks.map((block, index) => (
          // The keys work wherever the focus is in the row.
          <li
            key={block.id}
            className={rowStyles({ current: block.id === current })}
            onKeyDown={(event) => onKeyDown(event, block)}
          >
            <button
              type="button"
              name={rowName(block.id)}
              aria-current={block.id === current || undefined}
              aria-keyshortcuts={editable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
              className={buttonStyles({ off: block.state === 'off' || block.state === 'ended' })}
              onClick={() => onSelect({ id: block.id })}
            >
              <KindIcon kind={block.kind} />
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-x-2">
                  <b className="text-sm wrap-anywhere">{kindOf(block)}</b>
                  <BlockBadges block={block} faulty={faulty.includes(block.id)} />
                </span>
                {block.summary !== '' && <span className="block truncate text-xs text-ink-muted">{block.summary}</span>}
              </span>
            </button>
            {editable && (
              <span className="flex flex-none items-center">
                <IconButton
                  size="sm"
                  label={t('block.up', { block: kindOf(block) })}
                  icon={<ArrowUpIcon size="sm" />}
                  state={index === 0 ? 'ended' : 'idle'}
                  onPress={() => move(block, -1)}
                />
                <IconButton
                  size="sm"
                  label={t('block.down', { block: kindOf(block) })}
                  icon={<ArrowDownIcon size="sm" />}
                  state={index === blocks.length - 1 ? 'ended' : 'idle'}
                  onPress={() => move(block, 1)}
                />
                <Switch
                  label={t('block.on', { block: kindOf(block) })}
                  labelVisibility="hidden"
                  checked={block.on}
                  onChange={({ checked }) => onSwitch({ id: block.id, on: checked })}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {editable && blocks.length > 1 && (
        <p className="flex items-center gap-1.5 border-t border-line px-3 py-2 text-xs text-ink-muted max-md:hidden">
          <KeyCaps keys={['Alt', 'ArrowUp', 'ArrowDown']} /> {t('blocks.keys')}
        </p>
      )}
      <p role="status" className="sr-only">
        {movedBlock && t('block.moved', { block: kindOf(movedBlock), number: movedIndex + 1, count: blocks.length })}
      </p>
    </div>
  )
}

function KindIcon({ kind }: Pick<ContentBlockView, 'kind'>) {
  const Icon = KIND_ICONS[kind]
  return (
    <span aria-hidden className="text-ink-muted">
      <Icon size="sm" />
    </span>
  )
}

function BlockBadges({ block, faulty }: { block: ContentBlockView; faulty: boolean }) {
  const t = useWords(officeContentWords)
  const { periodOf } = useBlockWords()
  const period = block.state === 'off' ? t('state.off') : periodOf(block)
  const Icon = STATE_ICONS[block.state]
  return (
    <>
      {period !== null && (
        <Badge variant="plain" tone={STATE_TONES[block.state]} icon={<Icon size="sm" />}>
          {period}
        </Badge>
      )}
      {block.changed && (
        <Badge variant="plain" tone="caution" icon={<PencilIcon size="sm" />}>
          {t('block.changed')}
        </Badge>
      )}
      {faulty && (
        <Badge variant="plain" tone="critical" icon={<WarningIcon size="sm" />}>
          {t('block.fault')}
        </Badge>
      )}
    </>
  )
}
