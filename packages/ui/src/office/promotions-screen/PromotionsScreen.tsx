import type {
  ListedFlashSalesView,
  ListedPromotionsView,
  OfficeState,
  ListedFlashSaleView,
} from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/actions/button'
import { PlusIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfferChanges, ConfirmDialog, OfferState } from '../offer-parts'
import { ListPage, ListTable } from '../list-page'
import { CodeDialog, type CodeDialogProps } from './CodeDialog'
import { codeLine, useCodeColumns } from './use-code-columns'
import type { DataColumn } from '../../components/content/data-table'
import { Link } from '../../components/actions/link'

/** The columns of the flash sale list. */
function useSaleColumns(): readonly DataColumn<ListedFlashSaleView>[] {
  const t = useWords(officePromotionsWords)
  return [
    {
      id: 'title',
      label: t('offer.title'),
      cell: ({ title, href }) => (
        <Link href={href} variant="quiet">
          {title}
        </Link>
      ),
    },
    { id: 'begins', label: t('offer.begins'), cell: ({ begins }) => <span className="num">{begins}</span> },
    { id: 'ends', label: t('offer.ends'), cell: ({ ends }) => <span className="num">{ends}</span> },
    { id: 'products', label: t('offer.products'), align: 'end', cell: ({ products }) => products },
    { id: 'state', label: t('offer.state'), cell: ({ state }) => <OfferState state={state} /> },
  ]
}

/** The line below a flash sale's name on a phone. */
const saleLine = ({ begins, ends, state }: ListedFlashSaleView) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <OfferState state={state} variant="plain" />
    <span className="num">{`${begins} – ${ends}`}</span>
  </span>
)

/** The promo code of the open dialog: a new one, or one that is changed or ended. */
export type OpenCode = { action: 'add' } | { action: 'change' | 'end'; id: string; code: string }

export interface PromotionsScreenProps {
  sales: OfficeState<ListedFlashSalesView>
  codes: OfficeState<ListedPromotionsView>
  /** The displayed list. */
  view: 'sales' | 'codes'
  /** URLs of the lists and of a new sale. */
  hrefs: { sales: string; codes: string; newSale: string }
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** True if the operator may change promotions. */
  editable: boolean
  /** The open promo code dialog; `null` if none is open. */
  open: (OpenCode & Omit<CodeDialogProps, 'onType' | 'onSave' | 'onClose'>) | null
  /** The user opens a sale. */
  onOpenSale: (event: { id: string }) => void
  /** Opens a promo code dialog; `null` closes it. */
  onOpenCode: (event: OpenCode | null) => void
  /** The user changes fields of the open promo code. */
  onTypeCode: CodeDialogProps['onType']
  /** Saves the open promo code. */
  onSaveCode: CodeDialogProps['onSave']
  /** Ends the open promo code. Resolves to true if it was done. */
  onEndCode: () => Promise<boolean>
}

/** The lists of flash sales and promo codes. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { sales, codes, view, hrefs, hrefFor, editable, onOpenSale, onOpenCode } = props
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const saleColumns = useSaleColumns()
  const codeColumns = useCodeColumns({ onAction: editable ? onOpenCode : null })
  const countOf = (offers: typeof sales | typeof codes) => (offers.status === 'ready' ? offers.view.count : null)
  const words = { loading: t('promotions.loading'), failed: t('promotions.failed') }
  return (
    <>
      <ListPage
        title={office('place.promotions')}
        actions={editable && <NewOffers newSale={hrefs.newSale} onNewCode={() => onOpenCode({ action: 'add' })} />}
        views={[
          { id: 'sales', label: t('promotions.sales'), href: hrefs.sales, count: countOf(sales) },
          { id: 'codes', label: t('promotions.codes'), href: hrefs.codes, count: countOf(codes) },
        ]}
        view={view}
      >
        {view === 'sales' ? (
          <ListTable
            caption={t('promotions.sales')}
            columns={saleColumns}
            list={sales}
            words={words}
            rowId={({ id }) => id}
            rowName={({ title }) => title}
            phoneSummary={saleLine}
            empty={{ title: t('promotions.noSales'), text: t('promotions.noSalesText') }}
            hrefFor={hrefFor}
            onOpen={onOpenSale}
          />
        ) : (
          <ListTable
            caption={t('promotions.codes')}
            columns={codeColumns}
            list={codes}
            words={words}
            rowId={({ id }) => id}
            rowName={({ code }) => code}
            phoneSummary={codeLine}
            empty={{ title: t('promotions.noCodes'), text: t('promotions.noCodesText') }}
            hrefFor={hrefFor}
          />
        )}
      </ListPage>
      <OpenCodeDialog {...props} />
    </>
  )
}

function NewOffers({ newSale, onNewCode }: { newSale: string; onNewCode: () => void }) {
  const t = useWords(officePromotionsWords)
  return (
    <>
      <Button variant="secondary" onPress={onNewCode}>
        <PlusIcon size="sm" />
        {t('promotions.newCode')}
      </Button>
      <LinkButton href={newSale}>
        <PlusIcon size="sm" />
        {t('promotions.newSale')}
      </LinkButton>
    </>
  )
}

function OpenCodeDialog({ open, onOpenCode, onTypeCode, onSaveCode, onEndCode }: PromotionsScreenProps) {
  const t = useWords(officePromotionsWords)
  if (open === null) return null
  const close = () => onOpenCode(null)
  if (open.action !== 'add' && open.stored === null) {
    // It is loading or failed to load.
    return open.failure === null ? null : (
      <p role="alert" className="pt-4 font-medium text-critical">
        {open.failure}
      </p>
    )
  }
  if (open.action !== 'end') return <CodeDialog {...open} onType={onTypeCode} onSave={onSaveCode} onClose={close} />
  const words = {
    title: t('code.endTitle', { code: open.code }),
    text: t('code.endText'),
    confirm: t('code.endDo'),
    confirming: t('code.ending'),
  }
  return (
    <ConfirmDialog
      words={words}
      busy={open.busy}
      problem={open.failure}
      onConfirm={() => void onEndCode().then((isEnded) => isEnded && close())}
      onClose={close}
    >
      {open.remoteChanges.length > 0 && <OfferChanges changes={open.remoteChanges} />}
    </ConfirmDialog>
  )
}
