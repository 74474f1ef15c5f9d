import type { BlockKind, BlockListView, ContentBlockView, PlaceholderView } from '@skafferi/domain/office/views'
import type { RefObject } from 'react'
import { Button } from '../../components/actions/button'
import { IconButton } from '../../components/actions/icon-button'
import { Disclosure } from '../../components/content/disclosure'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../components/content/icon'
import { FormPart } from '../../components/forms/form-page'
import { TextField } from '../../components/forms/text-field'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { BlockField, type BlockFieldProps } from './BlockField'
import { useBlockWords } from './use-block-words'

const gridStyles = 'grid min-w-0 grid-cols-6 content-start gap-x-4 gap-y-3.5'

export interface BlockEvents extends Pick<
  BlockFieldProps,
  'editable' | 'uploadOf' | 'onType' | 'onUpload' | 'onDismissUpload'
> {
  /** The start or the end changed; the value of a `datetime-local` input. */
  onSchedule: (event: { id: string; field: 'startsAt' | 'endsAt'; value: string }) => void
  onRemove: (event: { id: string }) => void
  onAddEntry: (event: { id: string; path: string }) => void
  onRemoveEntry: (event: { id: string; path: string; index: number }) => void
  /** Moves an entry of a list by one place. */
  onMoveEntry: (event: { id: string; path: string; index: number; by: -1 | 1 }) => void
}

export interface BlockFormProps extends BlockEvents, Pick<BlockFieldProps, 'linkHosts' | 'onBlur'> {
  block: ContentBlockView
  placeholders: readonly PlaceholderView[]
  /** Receives the focus if the form is not visible beside the list. */
  headingRef: RefObject<HTMLHeadingElement | null>
  errorOf: (name: string) => string | undefined
}

/** The form of one block: its fields, its period and its lists. */
export function BlockForm({ block, placeholders, headingRef, ...props }: BlockFormProps) {
  const t = useWords(officeContentWords)
  const { kindOf } = useBlockWords()
  const { id, fields } = block
  const { editable, errorOf, onSchedule, onRemove } = props
  const error = errorOf(`${id}.`)
  return (
    <section aria-label={kindOf(block)} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="me-auto text-base leading-6 font-bold">
          {kindOf(block)}
        </h2>
        {editable && (
          <Button size="sm" variant="quiet" onPress={() => onRemove({ id })}>
            <TrashIcon size="sm" />
            {t('block.remove')}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="font-medium text-critical">
          {error}
        </p>
      )}
      <p className="text-sm text-ink-muted">{t(block.kind === 'samples' ? 'hint.samples' : `about.${block.kind}`)}</p>
      <div className={gridStyles}>
        {fields.map((field) =>
          field.type === 'list' ? (
            <FormPart key={field.path} width="full">
              <EntryList {...props} block={id} kind={block.kind} list={field} />
            </FormPart>
          ) : (
            <BlockField
              key={field.path}
              {...props}
              block={id}
              kind={block.kind}
              field={field}
              error={errorOf(field.name)}
            />
          ),
        )}
      </div>
      <fieldset className="border-t border-line pt-3">
        <legend className="float-start w-full pb-1.5 text-sm font-bold">{t('period')}</legend>
        <div className={`clear-both ${gridStyles}`}>
          {(['startsAt', 'endsAt'] as const).map((field) => (
            <FormPart key={field}>
              <TextField
                label={t(`period.${field}`)}
                name={`${id}.${field}`}
                type="datetime-local"
                hint={field === 'startsAt' ? t('period.hint') : undefined}
                value={block[field]}
                readOnly={!editable}
                error={errorOf(`${id}.${field}`)}
                onChange={({ value }) => onSchedule({ id, field, value })}
                onBlur={() => props.onBlur({ name: `${id}.${field}` })}
              />
            </FormPart>
          ))}
        </div>
      </fieldset>
      {editable && placeholders.length > 0 && (
        <Disclosure title={<span className="text-sm">{t('placeholders')}</span>}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm wrap-anywhere">
            {placeholders.map(({ placeholder, value }) => (
              <div key={placeholder} className="contents">
                <dt className="num">{placeholder}</dt>
                <dd className={value === null ? 'm-0 text-ink-muted' : 'm-0'}>{value ?? t('placeholders.unset')}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  )
}

interface EntryListProps extends Omit<BlockFormProps, 'block' | 'placeholders' | 'headingRef'> {
  block: string
  kind: BlockKind
  list: BlockListView
}

function EntryList({ block, kind, list, ...props }: EntryListProps) {
  const t = useWords(officeContentWords)
  const { entryOf } = useBlockWords()
  const { path, entries, max, label, name } = list
  const { editable, errorOf, onAddEntry, onRemoveEntry, onMoveEntry } = props
  const error = errorOf(name)
  return (
    <div className="grid gap-3">
      {entries.map((fields, index) => {
        const entry = entryOf(list, index)
        return (
          <fieldset key={index} className="border-t border-line pt-2">
            <legend className="float-start flex w-full items-center gap-1 pb-1 text-sm font-bold">
              <span className="me-auto">{entry}</span>
              {editable && (
                <>
                  <IconButton
                    size="sm"
                    label={t('entry.up', { entry })}
                    icon={<ArrowUpIcon size="sm" />}
                    state={index === 0 ? 'ended' : 'idle'}
                    onPress={() => onMoveEntry({ id: block, path, index, by: -1 })}
                  />
                  <IconButton
                    size="sm"
                    label={t('entry.down', { entry })}
                    icon={<ArrowDownIcon size="sm" />}
                    state={index === entries.length - 1 ? 'ended' : 'idle'}
                    onPress={() => onMoveEntry({ id: block, path, index, by: 1 })}
                  />
                  <IconButton
                    size="sm"
                    label={t('entry.remove', { entry })}
                    icon={<TrashIcon size="sm" />}
                    onPress={() => onRemoveEntry({ id: block, path, index })}
                  />
                </>
              )}
            </legend>
            <div className={`clear-both ${gridStyles}`}>
              {fields.map((field) => (
                <BlockField
                  key={field.path}
                  {...props}
                  block={block}
                  kind={kind}
                  field={field}
                  error={errorOf(field.name)}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
      {error !== undefined && (
        <p role="alert" className="font-medium text-critical">
          {error}
        </p>
      )}
      {editable && entries.length < max && (
        <span>
          <Button size="sm" variant="secondary" onPress={() => onAddEntry({ id: block, path })}>
            {t(`entry.add.${label}`)}
          </Button>
        </span>
      )}
    </div>
  )
}
