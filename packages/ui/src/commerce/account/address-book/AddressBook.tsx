import { useRef, useState } from 'react'
import type { AddressBook as Book } from '@skafferi/domain/shop/address-book/views'
import type { StoredAddressView } from '@skafferi/domain/shop/checkout/views'
import { Button } from '../../../components/actions/button'
import { ErrorState } from '../../../components/feedback/error-state'
import { PlusIcon } from '../../../components/content/icon'
import { SearchBox } from '../../../components/forms/search-box'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { addressBookWords } from '../../../words/generated/address-book'
import { useAccountProblemText } from '../account-problem-text'
import { AddressCard } from '../../checkout/address-card'
import { BookAddressDialog, type BookAddressDialogProps } from './BookAddressDialog'

/** Removes case and accents, so that "linnegatan" finds Linnégatan. */
const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The addresses whose name or lines contain every word of the text, in their order. */
function matchingAddresses<Address extends Pick<StoredAddressView, 'name' | 'lines'>>(
  addresses: readonly Address[],
  text: string,
): readonly Address[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  return addresses.filter(({ name, lines }) => {
    const searchText = normalize([name, ...lines].join(' '))
    return words.every((word) => searchText.includes(word))
  })
}

export interface AddressBookProps extends Pick<BookAddressDialogProps, 'limits' | 'countries' | 'provinceCountries'> {
  /** The addresses, the open form, and the actions. */
  book: Book
}

/** The search box is shown if there are more addresses. */
const searchThreshold = 4

/** A company's address book: search, add, edit and remove addresses. */
export function AddressBook({ book, ...fields }: AddressBookProps) {
  const { load, form, removing, problem, add, edit, remove } = book
  const t = useWords(addressBookWords)
  const problemText = useAccountProblemText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<'saved' | 'removed' | null>(null)

  /** Removes an address. Its button is removed as well, so the heading gets the focus. */
  async function removeBookAddress(event: { id: string }) {
    setDone(null)
    if (!(await remove(event))) return
    setDone('removed')
    heading.current?.focus()
  }

  return (
    <section className="grid content-start gap-4 rounded-lg border border-line bg-surface p-5 print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="rounded-xs">
            {t('title')}
          </h2>
          <p className="text-sm text-ink-muted">{t('text')}</p>
        </div>
        <Button variant="secondary" size="sm" onPress={add}>
          <PlusIcon />
          {t('add')}
        </Button>
      </div>
      <FormProblem text={problem && problemText(problem)} />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {done && t(done)}
      </p>
      {load.status === 'loading' && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="8rem" />
        </SkeletonGroup>
      )}
      {load.status === 'failed' && (
        <ErrorState variant="panel" title={problemText(load.problem)} headingLevel={3} onRetry={() => load.retry()} />
      )}
      {load.status === 'ready' && (
        <AddressList
          addresses={load.view}
          removing={removing}
          onEdit={edit}
          onRemove={(event) => void removeBookAddress(event)}
        />
      )}
      {form && (
        <BookAddressDialog key={form.isNew ? 'new' : 'edit'} {...fields} form={form} onSaved={() => setDone('saved')} />
      )}
    </section>
  )
}

interface AddressListProps {
  addresses: readonly StoredAddressView[]
  removing: string | null
  onEdit: (event: { id: string }) => void
  onRemove: (event: { id: string }) => void
}

function AddressList({ addresses, removing, onEdit, onRemove }: AddressListProps) {
  const t = useWords(addressBookWords)
  const [text, setText] = useState('')
  const found = matchingAddresses(addresses, text)
  if (addresses.length === 0) return <p className="text-ink-muted">{t('empty')}</p>
  return (
    <>
      {addresses.length > searchThreshold && (
        <div className="grid max-w-96 gap-1">
          <SearchBox
            name="address_book"
            label={t('search')}
            placeholder={t('search')}
            onSearch={(event) => setText(event.text)}
            onType={(event) => setText(event.text)}
            onClear={() => setText('')}
          />
          <p role="status" className="text-xs text-ink-muted">
            {found.length === 0
              ? t('none', { text: text.trim() })
              : t('found', { found: found.length, count: addresses.length })}
          </p>
        </div>
      )}
      <ul aria-label={t('title')} className="grid gap-x-4 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {found.map((address) => (
          <BookAddressRow
            key={address.id}
            address={address}
            removing={removing === address.id}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </>
  )
}

interface BookAddressRowProps {
  address: StoredAddressView
  removing: boolean
  onEdit: (event: { id: string }) => void
  onRemove: (event: { id: string }) => void
}

/** An address in the address book. Removing requires confirmation, because it affects the whole company. */
function BookAddressRow({ address, removing, onEdit, onRemove }: BookAddressRowProps) {
  const t = useWords(addressBookWords)
  const [confirming, setConfirming] = useState(false)
  const { id, name, receptionHours, lines, countryCode, phone } = address
  return (
    <li className="grid content-start gap-2">
      <h3 className="text-base wrap-anywhere">{name}</h3>
      <AddressCard lines={lines} countryCode={countryCode} phone={phone} />
      {receptionHours !== null && (
        <p className="text-sm wrap-anywhere text-ink-muted">{t('reception', { hours: receptionHours })}</p>
      )}
      {confirming ? (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <p className="basis-full font-medium wrap-anywhere">{t('removeAsk', { name })}</p>
          <Button variant="danger" size="sm" busy={removing} busyLabel={t('removing')} onPress={() => onRemove({ id })}>
            {t('removeYes')}
          </Button>
          <Button variant="secondary" size="sm" autoFocus disabled={removing} onPress={() => setConfirming(false)}>
            {t('removeNo')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" aria-label={t('editOf', { name })} onPress={() => onEdit({ id })}>
            {t('edit')}
          </Button>
          <Button variant="quiet" size="sm" aria-label={t('removeOf', { name })} onPress={() => setConfirming(true)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
