import type { PicturesView } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Button } from '../../components/actions/button'
import { FileDrop } from '../../components/forms/file-drop'
import { Progress } from '../../components/feedback/progress'
import { useWords } from '../../words'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import { useOfficeFaults } from '../problem-text'

/** The maximum number of listed rejected pictures; the others are counted. */
const MAX_LISTED = 8

const noop = () => undefined

export interface ImportPicturesProps {
  /** The chosen pictures and their upload; `null` before any were chosen. */
  pictures: PicturesView | null
  /** Text of a failed upload; `null` otherwise. */
  problem: string | null
  onPictures: (event: { files: File[] }) => void
  /** The user continues an interrupted upload. */
  onResume: () => void
  /** Texts of pictures that an applied file names; by default those of pictures before their file. */
  texts?: { label: string; hint: string; taken: (event: { count: number }) => string }
}

/** Uploads pictures that a file names, before or after it. */
export function ImportPictures({ pictures, problem, onPictures, onResume, texts }: ImportPicturesProps) {
  const t = useWords(officeImportPageWords)
  const { label, hint, taken } = texts ?? {
    label: t('import.pictures'),
    hint: t('import.picturesHint'),
    taken: ({ count }) => t('import.picturesTaken', { count }),
  }
  const busy = pictures?.busy ?? false
  return (
    <section className="grid max-w-form gap-3">
      <FileDrop
        label={label}
        hint={hint}
        accept="image/jpeg,image/png,image/webp"
        multiple
        files={[]}
        state={busy ? 'busy' : 'idle'}
        prompt={t('import.picturesPrompt')}
        browseLabel={t('import.picturesBrowse')}
        onAdd={onPictures}
        onRemove={noop}
      />
      {pictures !== null && busy && (
        <>
          <Progress
            label={t('import.picturesSending')}
            text={t('import.picturesSent', { sent: pictures.sent, count: pictures.count })}
            value={pictures.sent}
            max={pictures.count}
          />
          <p className="text-xs text-ink-muted">{t('import.picturesStay')}</p>
        </>
      )}
      {pictures !== null && problem !== null && (
        <BannerMessage
          tone="critical"
          announce="assertive"
          action={
            <Button size="sm" variant="secondary" onPress={onResume}>
              {t('import.picturesGoOn')}
            </Button>
          }
        >
          {t('import.picturesCut', { left: pictures.count - pictures.sent, problem })}
        </BannerMessage>
      )}
      <div role="status">
        {pictures !== null && !busy && problem === null && <Report pictures={pictures} taken={taken} />}
      </div>
    </section>
  )
}

/** The result of an upload. */
function Report({
  pictures: { accepted, refused, ignoredCount },
  taken,
}: {
  pictures: PicturesView
  taken: NonNullable<ImportPicturesProps['texts']>['taken']
}) {
  const t = useWords(officeImportPageWords)
  const faultText = useOfficeFaults()
  return (
    <div className="grid gap-2 text-xs">
      <p className="font-medium">{taken({ count: accepted })}</p>
      {ignoredCount > 0 && <p className="text-ink-muted">{t('import.picturesLeftOut', { count: ignoredCount })}</p>}
      {refused.length > 0 && (
        <div className="grid gap-1 text-critical">
          <p className="font-medium">{t('import.picturesRefused', { count: refused.length })}</p>
          <ul className="grid list-disc gap-0.5 ps-5 wrap-anywhere">
            {refused.slice(0, MAX_LISTED).map(({ name, problem }, index) => (
              <li key={index}>
                {problem === null
                  ? t('import.pictureTooLarge', { name })
                  : t('import.pictureRefused', { name, problem: faultText(problem) ?? '' })}
              </li>
            ))}
            {refused.length > MAX_LISTED && <li>{t('import.picturesMore', { count: refused.length - MAX_LISTED })}</li>}
          </ul>
        </div>
      )}
    </div>
  )
}
