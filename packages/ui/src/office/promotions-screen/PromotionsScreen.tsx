import type { ListedFlashSalesView, ListedPromotionsView, OfficeState } from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/button'
import { PlusIcon } from '../../components/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfferChanges, ConfirmDialog } from '../offer-parts'
import { PageHeader, SavedViews } from '../page-header'
import { CodeDialog, type CodeDialogProps } from './CodeDialog'
import { OfferTable } from './OfferTable'
import { codeLine, useCodeColumns } from './use-code-columns'
import { saleLine, useSaleColumns } from './use-sale-columns'

/** Which promo code is worked at: a new one, or one that is changed or ended. */
export type OpenCode = { action: 'add' } | { action: 'change' | 'end'; id: string; code: string }

export interface PromotionsScreenProps {
  sales: OfficeState<ListedFlashSalesView>
  codes: OfficeState<ListedPromotionsView>
  /** Which of the two lists is looked at. */
  view: 'sales' | 'codes'
  /** Where each list is, and where a sale is made. */
  hrefs: { sales: string; codes: string; newSale: string }
  /** What a page’s address is. */
  hrefFor: (page: number) => string
  /** Whether whoever looks may change anything. */
  editable: boolean
  /** The promo code that is worked at; `null` while none is. */
  open: (OpenCode & Omit<CodeDialogProps, 'onSave' | 'onClose'>) | null
  /** A sale is to be worked at. */
  onOpenSale: (event: { id: string }) => void
  /** A promo code is to be worked at; `null` where that is over. */
  onOpenCode: (event: OpenCode | null) => void
  /** Keeps the promo code that is worked at. */
  onSaveCode: CodeDialogProps['onSave']
  /** Ends the promo code that is worked at; resolves to whether it was done. */
  onEndCode: () => Promise<boolean>
}

/** What costs less for a while: flash sales, and promo codes. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { sales, codes, view, hrefs, hrefFor, editable, onOpenSale, onOpenCode } = props
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const saleColumns = useSaleColumns()
  const codeColumns = useCodeColumns({ onDo: editable ? onOpenCode : null })
  const countOf = (offers: typeof sales | typeof codes) => (offers.status === 'ready' ? offers.view.count : null)
  return (
    <div className="pb-8">
      <PageHeader
        title={office('place.promotions')}
        actions={editable && <NewOffers newSale={hrefs.newSale} onNewCode={() => onOpenCode({ action: 'add' })} />}
      />
      <SavedViews
        views={[
          { id: 'sales', label: t('promotions.sales'), href: hrefs.sales, count: countOf(sales) },
          { id: 'codes', label: t('promotions.codes'), href: hrefs.codes, count: countOf(codes) },
        ]}
        current={view}
      />
      <div className="pt-4">
        {view === 'sales' ? (
          <OfferTable
            caption={t('promotions.sales')}
            columns={saleColumns}
            offers={sales}
            rowId={({ id }) => id}
            rowName={({ title }) => title}
            line={saleLine}
            none={{ title: t('promotions.noSales'), text: t('promotions.noSalesText') }}
            hrefFor={hrefFor}
            onOpen={onOpenSale}
          />
        ) : (
          <OfferTable
            caption={t('promotions.codes')}
            columns={codeColumns}
            offers={codes}
            rowId={({ id }) => id}
            rowName={({ code }) => code}
            line={codeLine}
            none={{ title: t('promotions.noCodes'), text: t('promotions.noCodesText') }}
            hrefFor={hrefFor}
          />
        )}
      </div>
      <OpenCodeDialog {...props} />
    </div>
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

function OpenCodeDialog({ open, onOpenCode, onSaveCode, onEndCode }: PromotionsScreenProps) {
  const t = useWords(officePromotionsWords)
  if (open === null) return null
  const close = () => onOpenCode(null)
  if (open.action !== 'add' && open.kept === null) {
    // It is still read, or could not be.
    return open.failure === null ? null : (
      <p role="alert" className="pt-4 font-medium text-critical">
        {open.failure}
      </p>
    )
  }
  if (open.action !== 'end') return <CodeDialog {...open} onSave={onSaveCode} onClose={close} />
  const words = {
    title: t('code.endTitle', { code: open.code }),
    text: t('code.endText'),
    stop: t('code.endDo'),
    stopping: t('code.ending'),
  }
  return (
    <ConfirmDialog
      words={words}
      busy={open.busy}
      problem={open.failure}
      onStop={() => void onEndCode().then((isEnded) => isEnded && close())}
      onClose={close}
    >
      {open.remoteChanges.length > 0 && <OfferChanges changes={open.remoteChanges} />}
    </ConfirmDialog>
  )
}
