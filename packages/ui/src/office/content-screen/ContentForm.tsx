import type { BlockFieldView, ContentBlockView, ContentFormView, DeletedBlockView } from '@skafferi/domain/office/views'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton } from '../../components/feedback/skeleton'
import { FormPage } from '../../components/forms/form-page'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWideScreen } from '../../internal/use-wide-screen'
import { useWords } from '../../words'
import type { Reason } from '../../words/use-sentences'
import { officeContentWords } from '../../words/generated/office-content'
import { useFormErrors } from '../form-errors'
import { BlockForm, type BlockEvents } from './BlockForm'
import { BlockRows, rowName, type BlockRowsProps } from './BlockRows'
import { useBlockWords } from './use-block-words'

/** The shop's components, which the form does not wait for. */
const LazyContentPreview = lazyWithRetry(() =>
  import('./ContentPreview').then(({ ContentPreview }) => ({ default: ContentPreview })),
)

/** The fields of a block, with those of the entries of its lists. */
const fieldsOf = ({ fields }: ContentBlockView): readonly BlockFieldView[] =>
  fields.flatMap((field) => (field.type === 'list' ? field.entries.flat() : [field]))

/** The names of everything in a block that can be at fault; its own is that of the block as a whole. */
const namesOf = (block: ContentBlockView): readonly string[] => [
  `${block.id}.`,
  ...block.fields.flatMap((field) =>
    field.type === 'list' ? [field.name, ...field.entries.flat().map(({ name }) => name)] : [field.name],
  ),
  `${block.id}.startsAt`,
  `${block.id}.endsAt`,
]

export interface ContentFormProps extends Omit<BlockEvents, 'editable'>, Pick<BlockRowsProps, 'onMove' | 'onSwitch'> {
  content: ContentFormView
  /** The block that was deleted last, while that can be undone. */
  deleted: DeletedBlockView | null
  /** True if the operator may change it. */
  editable: boolean
  saving: boolean
  /** The store's refusals by name of the field. */
  refused: Readonly<Record<string, Reason>>
  /** The first field that prevented publishing gets the focus, if it is a new object; `null` if none did. */
  incomplete: { name: string } | null
  /** The id of the block in the form; another one if it does not exist. */
  selected: string | null
  onSelect: (event: { id: string }) => void
  /** Adds the block that was deleted last again. */
  onUndoRemove: () => void
  onDiscard: () => void
  onSave: () => void
}

/** The blocks of a page, with a preview and the form of one of them. */
export function ContentForm(props: ContentFormProps) {
  const { content, deleted, editable, saving, refused, incomplete, selected } = props
  const { onSelect, onMove, onSwitch, onUndoRemove, onDiscard, onSave } = props
  const t = useWords(officeContentWords)
  const { kindOf, nameOf, labelOf } = useBlockWords()
  const isWide = useWideScreen()
  const heading = useRef<HTMLHeadingElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const isLeadingToForm = useRef(false)
  const { page, blocks, faults, changed, placeholders, linkHosts } = content
  const block = blocks.find(({ id }) => id === selected) ?? blocks[0]
  const owners = new Map(blocks.flatMap((each) => namesOf(each).map((name) => [name, each] as const)))
  const isOpen = (name: string) => owners.get(name)?.id === block?.id

  function nameOfField(name: string): string {
    const owner = owners.get(name)
    const field = owner && fieldsOf(owner).find((each) => each.name === name)
    const part = /\.(startsAt|endsAt)$/.exec(name)?.[1] as 'startsAt' | 'endsAt' | undefined
    const label = field ? labelOf(field) : part ? t(`period.${part}`) : null
    if (label === null || !owner) return owner ? kindOf(owner) : name
    return isOpen(name) ? label : t('field.other', { block: kindOf(owner), field: label })
  }
  const {
    page: formPage,
    errorOf,
    onBlur,
  } = useFormErrors({
    fields: [...owners.keys()],
    changed,
    faults,
    refused,
    editable,
    saving,
    labelOf: nameOfField,
    nameOf: (name) => (isOpen(name) ? name : rowName(owners.get(name)?.id ?? '')),
    faultText: (fault) => t(`fault.${fault}`),
    refusalText: (problem) => t('fault.refused', { problem }),
    onDiscard,
    onSave,
  })
  // A draft may be incomplete, until the operator tries to publish it.
  const missing = new Set(incomplete === null ? [] : content.missing)
  const atFault = new Set([...Object.keys(faults), ...Object.keys(refused), ...missing])
  const faulty = blocks.filter((each) => namesOf(each).some((name) => atFault.has(name))).map(({ id }) => id)

  useEffect(() => {
    if (incomplete === null) return
    const name = CSS.escape(incomplete.name)
    const field = container.current?.querySelector<HTMLElement>(`input[name="${name}"], textarea[name="${name}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [incomplete])

  const openId = block?.id
  function focusForm() {
    if (isLeadingToForm.current) heading.current?.focus()
    isLeadingToForm.current = false
  }
  useEffect(focusForm, [openId])

  function select({ id }: { id: string }) {
    // On a phone the form is below the list.
    isLeadingToForm.current = !isWide
    onSelect({ id })
    if (id === openId) focusForm()
  }

  return (
    <FormPage {...formPage} label={t(`page.${page}`)}>
      <div
        ref={container}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {block ? (
            <BlockRows
              blocks={blocks}
              current={block.id}
              faulty={faulty}
              editable={editable}
              onSelect={select}
              onMove={onMove}
              onSwitch={onSwitch}
            />
          ) : (
            <EmptyState variant="panel" title={t('empty')} text={editable ? t('empty.text') : t('empty.readOnly')} />
          )}
          <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
            {deleted && (
              <>
                {t('block.removed', { block: nameOf(deleted) })}
                <Button size="sm" variant="secondary" onPress={onUndoRemove}>
                  {t('block.undo')}
                </Button>
              </>
            )}
          </p>
          {editable && <p className="text-xs text-ink-muted">{t('blocks.saving')}</p>}
        </div>
        {block && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <LazyBoundary fallback={<Skeleton height="16rem" />}>
              <LazyContentPreview
                page={page}
                blocks={[block.preview]}
                catalogue={content.catalogue}
                state={content.changes.some(({ id }) => id === block.id) ? 'draft' : 'published'}
              />
            </LazyBoundary>
            <BlockForm
              key={block.id}
              {...props}
              block={block}
              placeholders={placeholders}
              linkHosts={linkHosts}
              headingRef={heading}
              errorOf={(name) => errorOf(name) ?? (missing.has(name) ? t('fault.missing') : undefined)}
              onBlur={({ name }) => onBlur(name)}
            />
          </div>
        )}
      </div>
    </FormPage>
  )
}
