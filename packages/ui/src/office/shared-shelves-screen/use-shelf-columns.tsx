import type { ListedSharedShelfView, SharedShelfCommand } from '@skafferi/domain/office/views'
import { Link, NewTabLink } from '../../components/actions/link'
import { Menu } from '../../components/actions/menu'
import { Badge } from '../../components/content/badge'
import type { DataColumn } from '../../components/content/data-table'
import { CheckIcon, ClockIcon, CloseIcon, PencilIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeSharedShelvesWords } from '../../words/generated/office-shared-shelves'

const LOOKS = {
  title_waiting: { tone: 'caution', Icon: ClockIcon },
  shared: { tone: 'positive', Icon: CheckIcon },
  revoked: { tone: 'neutral', Icon: CloseIcon },
} as const

/** A badge with the state of a shared shelf. */
function ShelfState({ state, variant }: Pick<ListedSharedShelfView, 'state'> & { variant?: 'plain' }) {
  const t = useWords(officeSharedShelvesWords)
  const { tone, Icon } = LOOKS[state]
  return (
    <Badge tone={tone} variant={variant} icon={<Icon size="sm" />}>
      {t(`shelves.state.${state}`)}
    </Badge>
  )
}

/** The columns of the list of shared shelves. @param onAction opens an action; omitted without the permission */
export function useShelfColumns(
  onAction: ((event: { shelf: ListedSharedShelfView; action: SharedShelfCommand['do'] }) => void) | undefined,
): readonly DataColumn<ListedSharedShelfView>[] {
  const t = useWords(officeSharedShelvesWords)
  const office = useWords(officeWords)
  const columns: readonly DataColumn<ListedSharedShelfView>[] = [
    {
      id: 'title',
      label: t('shelves.title'),
      cell({ title, href }) {
        const name = title === '' ? t('shelves.untitled') : title
        return href === null ? name : <NewTabLink href={href}>{name}</NewTabLink>
      },
    },
    {
      id: 'by',
      label: t('shelves.by'),
      cell: ({ company }) =>
        company ? (
          <Link href={company.href} variant="quiet">
            {company.name}
          </Link>
        ) : (
          <span className="text-ink-muted">{t('shelves.visitor')}</span>
        ),
    },
    {
      id: 'articles',
      label: t('shelves.articles'),
      align: 'end',
      visibleFrom: 'wide',
      cell: ({ articles }) => articles,
    },
    { id: 'shared', label: t('shelves.shared'), cell: ({ shared }) => <span className="num">{shared}</span> },
    { id: 'expires', label: t('shelves.expires'), cell: ({ expires }) => <span className="num">{expires}</span> },
    { id: 'state', label: t('shelves.state'), cell: ({ state }) => <ShelfState state={state} /> },
  ]
  if (!onAction) return columns
  const menu: DataColumn<ListedSharedShelfView> = {
    id: 'actions',
    label: office('team.do'),
    align: 'end',
    visibleFrom: 'phone',
    cell: (shelf) =>
      shelf.state !== 'revoked' && (
        <Menu
          label={t('shelves.actions', { title: shelf.title === '' ? t('shelves.untitled') : shelf.title })}
          icon={<PencilIcon />}
          items={[
            ...(shelf.state === 'title_waiting' ? [{ id: 'allow', label: t('shelves.allow') }] : []),
            { id: 'revoke', label: t('shelves.revoke') },
          ]}
          onSelect={({ id }) => onAction({ shelf, action: id === 'allow' ? 'allow' : 'revoke' })}
        />
      ),
  }
  return [...columns, menu]
}

/** The line below a shelf's title on a phone. */
function ShelfLine({ shelf: { state, company, articles, expires } }: { shelf: ListedSharedShelfView }) {
  const t = useWords(officeSharedShelvesWords)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ShelfState state={state} variant="plain" />
      <span>{company ? company.name : t('shelves.visitor')}</span>
      <span className="num">{t('shelves.articlesOf', { count: articles })}</span>
      <span className="num">{t('shelves.expiresOn', { day: expires })}</span>
    </span>
  )
}

/** The line as a function for the table. */
export const shelfLine = (shelf: ListedSharedShelfView) => <ShelfLine shelf={shelf} />
