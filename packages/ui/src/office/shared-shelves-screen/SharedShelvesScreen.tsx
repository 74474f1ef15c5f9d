import { useState } from 'react'
import type {
  ListedSharedShelfView,
  ListedSharedShelvesView,
  OfficeState,
  SharedShelfCommand,
  SharedShelfState,
} from '@skafferi/domain/office/views'
import { useWords } from '../../words'
import { officeSettingsWords } from '../../words/generated/office-settings'
import { officeSharedShelvesWords } from '../../words/generated/office-shared-shelves'
import { ListTable } from '../list-page'
import { ConfirmDialog } from '../offer-parts'
import { SavedViews, Section } from '../page-header'
import type { CountedView } from '../phrases/counted-view'
import { shelfLine, useShelfColumns } from './use-shelf-columns'

type ViewId = 'all' | Exclude<SharedShelfState, 'shared'>

export interface SharedShelvesScreenProps {
  shelves: OfficeState<ListedSharedShelvesView>
  /** The links to the lists by state. */
  views: readonly CountedView<ViewId>[]
  /** The displayed list. */
  view: ViewId
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** True if the operator may allow titles and remove links. */
  editable: boolean
  /** True while an action is pending. */
  busy: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** Runs an action. Resolves to true if it was done. */
  onAction: (command: SharedShelfCommand) => Promise<boolean>
  /** Clears the failure when a dialog opens. */
  onReset: () => void
}

/** The shared shelves that have not expired, with their links. */
export function SharedShelvesScreen(props: SharedShelvesScreenProps) {
  const { shelves, views, view, hrefFor, editable, busy, problem, onAction, onReset } = props
  const t = useWords(officeSharedShelvesWords)
  const settings = useWords(officeSettingsWords)
  const [open, setOpen] = useState<{ shelf: ListedSharedShelfView; action: SharedShelfCommand['do'] } | null>(null)
  const columns = useShelfColumns(
    editable
      ? (event) => {
          onReset()
          setOpen(event)
        }
      : undefined,
  )
  const links = views.map(({ id, href, count }) => ({
    id,
    href,
    label: t(`shelves.view.${id}`),
    count: count ?? null,
  }))
  return (
    <Section title={settings('settings.shelves')}>
      <p className="max-w-read text-ink-muted">{t('shelves.intro')}</p>
      <SavedViews views={links} current={view} />
      <div className="pt-4 pb-8">
        <ListTable
          caption={settings('settings.shelves')}
          columns={columns}
          list={shelves}
          words={{ loading: t('shelves.loading'), failed: t('shelves.failed') }}
          rowId={({ id }) => id}
          rowName={({ title }) => (title === '' ? t('shelves.untitled') : title)}
          phoneSummary={shelfLine}
          empty={{ title: t('shelves.none'), text: t(view === 'all' ? 'shelves.noneText' : 'shelves.noneIn') }}
          hrefFor={hrefFor}
        />
      </div>
      {open && (
        <ConfirmDialog
          words={{
            title: open.action === 'allow' ? t('allow.title', { title: open.shelf.title }) : t('revoke.title'),
            text: t(`${open.action}.text`),
            confirm: t(`${open.action}.do`),
            confirming: t(`${open.action}.busy`),
          }}
          reversible={open.action === 'allow'}
          busy={busy}
          problem={problem}
          onConfirm={() =>
            void onAction({ do: open.action, id: open.shelf.id }).then((isDone) => isDone && setOpen(null))
          }
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
