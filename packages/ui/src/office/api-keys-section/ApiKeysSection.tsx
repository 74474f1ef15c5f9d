import type { ApiKeyView, CreatedKeyView, NewKey, OfficeState } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { PlusIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeKeysWords } from '../../words/generated/office-keys'
import { ConfirmDialog } from '../offer-parts'
import { ListContent } from '../list-page'
import { Section } from '../page-header'
import { OneTimeSecret } from '../one-time-secret'
import { KeyList } from './KeyList'
import { NewKeyDialog } from './NewKeyDialog'

export interface ApiKeysSectionProps {
  keys: OfficeState<readonly ApiKeyView[]>
  /** The key that was just created; `null` otherwise. */
  created: CreatedKeyView | null
  /** True while a key is being created or revoked. */
  busy: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** Creates a key. Resolves to true if it was created. */
  onCreate: (event: NewKey) => Promise<boolean>
  /** Revokes a key. Resolves to true if it was revoked. */
  onRevoke: (event: { id: string }) => Promise<boolean>
  /** Clears the failure when another dialog opens. */
  onReset: () => void
}

/** The API keys with their scopes, and creating and revoking keys. */
export function ApiKeysSection({ keys, created, busy, problem, onCreate, onRevoke, onReset }: ApiKeysSectionProps) {
  const t = useWords(officeKeysWords)
  const [open, setOpen] = useState<'new' | ApiKeyView | null>(null)
  const close = () => setOpen(null)

  function show(next: 'new' | ApiKeyView) {
    // Resetting also clears a new key, which must stay visible. So reset only after a failure.
    if (problem !== null) onReset()
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
        {created && (
          <OneTimeSecret
            key={created.token}
            title={t('made.title', { title: created.title })}
            label={t('made.label')}
            value={created.token}
            text={t('made.text')}
          />
        )}
        <ListContent
          list={keys}
          words={{ loading: t('keys.loading'), failed: t('keys.failed') }}
          height="4rem"
          scope="part"
        >
          {(view) => <KeyList keys={view} onRevoke={({ key }) => show(key)} />}
        </ListContent>
        <p className="text-xs text-ink-muted">{t('keys.hint')}</p>
      </div>
      {open === 'new' && <NewKeyDialog busy={busy} failure={problem} onCreate={onCreate} onClose={close} />}
      {open !== null && open !== 'new' && (
        <ConfirmDialog
          words={{
            title: t('revoke.title', { title: open.title }),
            text: t('revoke.text'),
            confirm: t('revoke.do'),
            confirming: t('revoke.doing'),
          }}
          busy={busy}
          problem={problem}
          onConfirm={() => void onRevoke({ id: open.id }).then((isDone) => isDone && close())}
          onClose={close}
        />
      )}
    </Section>
  )
}
