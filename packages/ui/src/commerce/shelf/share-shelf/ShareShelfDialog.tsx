import { useState } from 'react'
import type { ShareShelf } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { TextField } from '../../../components/forms/text-field'
import { Dialog } from '../../../components/overlays/dialog'
import { useWords } from '../../../words'
import { sharedShelfWords } from '../../../words/generated/shared-shelf'
import { useProblemText } from '../../service/problem-text'

/** Maximum length of a title, in characters. */
const maxTitle = 40

export interface ShareShelfDialogProps extends Pick<ShareShelf, 'busy' | 'problem'> {
  /** The link; null until the shelf is shared. */
  link: string | null
  /** Shares the shelf under a title, which may be empty. */
  onShare: (event: { title: string }) => void
  /** Copies the link; rejects if the browser refuses. */
  onCopy: () => Promise<void>
  /** The dialog is closed. */
  onClose: () => void
}

/** Shares the company's shelf with a link, after saying what its readers will see. */
export function ShareShelfDialog({ link, busy, problem, onShare, onCopy, onClose }: ShareShelfDialogProps) {
  const t = useWords(sharedShelfWords)
  const problemText = useProblemText()
  const [title, setTitle] = useState('')
  const [state, setState] = useState<'copied' | 'failed' | null>(null)
  const copy = () =>
    void onCopy().then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <Dialog
      open
      title={t('share.title')}
      onClose={onClose}
      footer={
        link === null ? (
          <Button
            busy={busy}
            busyLabel={t('share.busy')}
            onPress={() => title.length <= maxTitle && onShare({ title: title.trim() })}
          >
            {t('share.action')}
          </Button>
        ) : (
          <Button onPress={copy}>{t('copy')}</Button>
        )
      }
    >
      <div className="grid gap-3">
        <p>{t('share.text')}</p>
        {problem && (
          <BannerMessage tone="critical" announce="assertive">
            {problemText(problem)}
          </BannerMessage>
        )}
        {link === null ? (
          <TextField
            label={t('share.name')}
            hint={t('share.hint')}
            value={title}
            maxLength={maxTitle}
            onChange={({ value }) => setTitle(value)}
          />
        ) : (
          <TextField label={t('share.link')} value={link} readOnly />
        )}
        <p role="status" className="text-sm text-ink-muted">
          {state === 'copied' ? t('copied') : state === 'failed' ? t('share.copyFailed') : ''}
        </p>
      </div>
    </Dialog>
  )
}
