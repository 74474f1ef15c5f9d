import type { ApiKeyView, CreatedKeyView, NewKey, OfficeState } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/button'
import { PlusIcon } from '../../components/icon'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeKeysWords } from '../../words/generated/office-keys'
import { StopDialog } from '../offer-parts'
import { OfficeFailure, Section } from '../page-header'
import { OneTimeSecret } from '../one-time-secret'
import { KeyList } from './KeyList'
import { NewKeyDialog } from './NewKeyDialog'

export interface ApiKeysSectionProps {
  keys: OfficeState<readonly ApiKeyView[]>
  /** A key that was just made; `null` otherwise. */
  made: CreatedKeyView | null
  /** A key is being made or revoked. */
  busy: boolean
  /** Why it was not, in words; `null` where nothing failed. */
  problem: string | null
  /** Makes a key; resolves to whether it was made. */
  onMake: (event: NewKey) => Promise<boolean>
  /** Has a key open nothing any more; resolves to whether it was done. */
  onRevoke: (event: { id: string }) => Promise<boolean>
  /** Why something was not done was read: another window opens. */
  onForget: () => void
}

/** Which programs make calls by themselves, and what each may. */
export function ApiKeysSection({ keys, made, busy, problem, onMake, onRevoke, onForget }: ApiKeysSectionProps) {
  const t = useWords(officeKeysWords)
  const [open, setOpen] = useState<'new' | ApiKeyView | null>(null)
  const close = () => setOpen(null)

  function show(next: 'new' | ApiKeyView) {
    // A key that is still shown is not taken away.
    if (problem !== null) onForget()
    setOpen(next)
  }

  return (
    <Section
      title={t('keys.title')}
      aside={
        <Button size="sm" variant="secondary" onPress={() => show('new')}>
          <PlusIcon size="sm" />
          {t('keys.new')}
        </Button>
      }
    >
      <div className="grid gap-2">
        {made && (
          <OneTimeSecret
            key={made.token}
            title={t('made.title', { title: made.title })}
            label={t('made.label')}
            value={made.token}
            text={t('made.text')}
          />
        )}
        {keys.status === 'loading' && (
          <SkeletonGroup label={t('keys.loading')}>
            <Skeleton height="4rem" />
          </SkeletonGroup>
        )}
        {keys.status === 'failed' && (
          <OfficeFailure title={t('keys.failed')} request={keys.request} onRetry={keys.retry} />
        )}
        {keys.status === 'ready' && <KeyList keys={keys.view} onRevoke={({ key }) => show(key)} />}
        <p className="text-xs text-ink-muted">{t('keys.hint')}</p>
      </div>
      {open === 'new' && <NewKeyDialog busy={busy} failure={problem} onMake={onMake} onClose={close} />}
      {open !== null && open !== 'new' && (
        <StopDialog
          words={{
            title: t('revoke.title', { title: open.title }),
            text: t('revoke.text'),
            stop: t('revoke.do'),
            stopping: t('revoke.doing'),
          }}
          busy={busy}
          problem={problem}
          onStop={() => void onRevoke({ id: open.id }).then((isDone) => isDone && close())}
          onClose={close}
        />
      )}
    </Section>
  )
}
