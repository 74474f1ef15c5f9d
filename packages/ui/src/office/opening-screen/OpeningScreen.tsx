import type { OfficeState, SetupStepId, SetupView } from '@skafferi/domain/office/views'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeOpeningWords } from '../../words/generated/office-opening'
import { OpenShop } from '../open-shop'
import { OfficeFailure, Section } from '../page-header'
import { PageProblem } from '../page-news'
import { PreviewLink, type PreviewLinkProps } from '../preview-link'

export interface OpeningScreenProps {
  opening: OfficeState<SetupView>
  /** URLs of the places where the steps are done. */
  hrefs: Readonly<Record<Exclude<SetupStepId, 'open'>, string>>
  /** The link to a preview of the closed shop; `null` if there is none. */
  preview: PreviewLinkProps | null
  /** The card of the test customer (TestCustomer). */
  testCustomer?: ReactNode
  /** True if the operator may open and close the shop. */
  editable: boolean
  /** True while the shop is opening or closing. */
  saving: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user opens or closes the shop. Resolves to true if it is done. */
  onSave: (event: { open: boolean }) => Promise<boolean>
  /** The user leaves the question whether to close the shop. */
  onReset: () => void
}

/** The section of the settings for opening the shop to visitors, and closing it. */
export function OpeningScreen({ opening, problem, ...card }: OpeningScreenProps) {
  const t = useWords(officeOpeningWords)
  return (
    <>
      <PageProblem text={problem} />
      {opening.status === 'loading' && (
        <SkeletonGroup label={t('loading')} scope="page">
          <Skeleton height="8rem" />
        </SkeletonGroup>
      )}
      {opening.status === 'failed' && (
        <OfficeFailure title={t('failed')} request={opening.request} onRetry={opening.retry} />
      )}
      {opening.status === 'ready' && <OpeningCard {...card} opening={opening.view} />}
    </>
  )
}

interface OpeningCardProps extends Omit<OpeningScreenProps, 'opening' | 'problem'> {
  opening: SetupView
}

function OpeningCard({ opening, preview, testCustomer, hrefs, editable, saving, onSave, onReset }: OpeningCardProps) {
  const { isOpen, missing, unfinished } = opening
  const t = useWords(officeOpeningWords)
  const [isClosing, setIsClosing] = useState(false)
  return (
    <Section title={t('title')}>
      <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4">
        <div role="status" className="grid gap-1">
          <b>{t(isOpen ? 'isOpen' : 'isClosed')}</b>
          <p className="max-w-read text-ink-muted">{t(isOpen ? 'isOpenText' : 'isClosedText')}</p>
        </div>
        {!isOpen && missing.length > 0 && (
          <div>
            <p>{t('missing')}</p>
            <ul className="mt-1 grid list-disc gap-2 ps-5">
              {missing.map((id) =>
                id === 'open' ? null : (
                  <li key={id}>
                    <Link href={hrefs[id]}>{t(`${id}.title`)}</Link>
                  </li>
                ),
              )}
            </ul>
          </div>
        )}
        {!editable && <p className="text-sm text-ink-muted">{t('open.ownersOnly')}</p>}
        {editable && isOpen && (
          <Button variant="danger" onPress={() => setIsClosing(true)}>
            {t('close')}
          </Button>
        )}
        {editable && !isOpen && (
          <OpenShop
            unfinished={unfinished}
            busy={saving}
            disabledReason={missing.length === 0 ? undefined : t('needsMissing')}
            onOpen={() => onSave({ open: true })}
          />
        )}
      </div>
      {!isOpen && preview && (
        <div className="mt-4">
          <PreviewLink {...preview} />
        </div>
      )}
      {testCustomer && <div className="mt-4">{testCustomer}</div>}
      {isClosing && (
        <CloseDialog
          saving={saving}
          onSubmit={() => void onSave({ open: false }).then((isDone) => isDone && setIsClosing(false))}
          onClose={() => {
            setIsClosing(false)
            onReset()
          }}
        />
      )}
    </Section>
  )
}

interface CloseDialogProps {
  saving: boolean
  onSubmit: () => void
  onClose: () => void
}

function CloseDialog({ saving, onSubmit, onClose }: CloseDialogProps) {
  const t = useWords(officeOpeningWords)
  return (
    <Dialog
      open
      title={t('close.title')}
      busy={saving}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={saving} onPress={onClose}>
            {t('close.cancel')}
          </Button>
          <Button variant="danger" busy={saving} busyLabel={t('close.busy')} onPress={onSubmit}>
            {t('close.do')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <p>{t('close.text')}</p>
    </Dialog>
  )
}
