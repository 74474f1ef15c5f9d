import type { UnfinishedView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeOpeningWords } from '../../words/generated/office-opening'
import { ConfirmDialog } from '../offer-parts'

export interface OpenShopProps {
  /** What the confirmation names. */
  unfinished: UnfinishedView
  /** True while the shop opens. */
  busy: boolean
  /** Why the shop cannot open; by default it can. */
  disabledReason?: string
  /** Height of the button; `md` by default. */
  size?: 'sm' | 'md'
  /** The user confirms to open the shop. Resolves when it is open, or the attempt has failed. */
  onOpen: () => Promise<unknown>
}

/** The button that opens the shop, and its confirmation: what visitors see then, and what is unfinished. */
export function OpenShop({ unfinished, busy, disabledReason, size = 'md', onOpen }: OpenShopProps) {
  const t = useWords(officeOpeningWords)
  const [isConfirming, setIsConfirming] = useState(false)
  const words = {
    title: t('open.title'),
    text: t('open.happens'),
    confirm: t('open.do'),
    confirming: t('open.busy'),
  }
  return (
    <>
      <Button
        size={size}
        busy={busy}
        busyLabel={t('open.busy')}
        disabledReason={disabledReason}
        onPress={() => setIsConfirming(true)}
      >
        {t('open.ask')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          words={words}
          reversible
          busy={busy}
          // The page shows it, beside the steps that are missing.
          problem={null}
          onConfirm={() => void onOpen().then(() => setIsConfirming(false))}
          onClose={() => setIsConfirming(false)}
        >
          <p>{t('open.terms', { days: unfinished.paymentDays })}</p>
          <Unfinished {...unfinished} />
        </ConfirmDialog>
      )}
    </>
  )
}

function Unfinished({ sampleProducts, emptyPages, lacksImprint }: UnfinishedView) {
  const t = useWords(officeOpeningWords)
  if (sampleProducts === 0 && emptyPages.length === 0 && !lacksImprint) return null
  return (
    <div>
      <p>{t('open.unfinished')}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {lacksImprint && <li>{t('open.imprint')}</li>}
        {sampleProducts > 0 && <li>{t('open.samples', { count: sampleProducts })}</li>}
        {emptyPages.map((page) => (
          <li key={page}>{t(`open.empty.${page}`)}</li>
        ))}
      </ul>
    </div>
  )
}
