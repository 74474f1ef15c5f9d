import type { RemovedSampleDataView, SampleDataView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeSampleDataWords } from '../../words/generated/office-sample-data'
import { ConfirmDialog } from '../offer-parts'

export interface SampleDataProps {
  /** `null` if it can no longer be loaded. */
  sampleData: SampleDataView | null
  /** True while it is loaded into the shop. */
  loading: boolean
  /** Text of a failure to load it; `null` otherwise. */
  loadProblem: string | null
  /** True while it is removed. */
  removing: boolean
  /** Text of a failure to remove it; `null` otherwise. */
  removeProblem: string | null
  /** The result of removing it; `null` before. */
  removed: RemovedSampleDataView | null
  /** The user loads it. */
  onLoad: () => void
  /** The user confirms to remove it. Resolves to true if it was removed. */
  onRemove: () => Promise<boolean>
  /** The user closes the confirmation. */
  onCancelRemoval: () => void
}

/** What was deleted, archived and kept. */
function Removed({ removed: { deleted, archived, remaining } }: { removed: RemovedSampleDataView }) {
  const t = useWords(officeSampleDataWords)
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p>
        {t('removed', { deleted })} {archived > 0 && t('archived', { archived })}
      </p>
      {remaining.length > 0 && (
        <>
          <p>{t('remaining')}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {remaining.map(({ id, title, href }) => (
              <li key={id} className="min-w-0 wrap-anywhere">
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The card to load or remove the sample data of a new shop. */
export function SampleData(props: SampleDataProps) {
  const { sampleData, loading, loadProblem, removing, removeProblem, removed, onLoad, onRemove, onCancelRemoval } =
    props
  const t = useWords(officeSampleDataWords)
  const [isConfirming, setIsConfirming] = useState(false)
  const isLoaded = sampleData?.isLoaded ?? false
  const words = {
    title: t('removeTitle'),
    text: t('removeText'),
    confirm: t('remove.confirm'),
    confirming: t('removing'),
  }
  return (
    <section
      aria-label={t('title')}
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      {removed && <Removed removed={removed} />}
      {sampleData && (
        <>
          <div className="grid gap-1">
            <h2 className="font-medium">{t(isLoaded ? 'loadedTitle' : 'title')}</h2>
            <p className="text-sm text-ink-muted">{isLoaded ? t('loadedText', sampleData) : t('text')}</p>
          </div>
          {loadProblem !== null && (
            <p role="alert" className="font-medium text-critical">
              {loadProblem}
            </p>
          )}
          {isLoaded ? (
            <Button variant="secondary" onPress={() => setIsConfirming(true)}>
              {t('remove')}
            </Button>
          ) : (
            <Button variant="secondary" busy={loading} busyLabel={t('loading')} onPress={onLoad}>
              {t('load')}
            </Button>
          )}
        </>
      )}
      {isConfirming && (
        <ConfirmDialog
          words={words}
          busy={removing}
          problem={removeProblem}
          onConfirm={async () => (await onRemove()) && setIsConfirming(false)}
          onClose={() => {
            setIsConfirming(false)
            onCancelRemoval()
          }}
        />
      )}
    </section>
  )
}
