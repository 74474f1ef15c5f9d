import type { components } from '@skafferi/api/admin'
import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { noticeRules, type NoticeKind } from '../../../platform/db/notices'
import { refuse } from '../../../platform/http/errors'
import type { OperatorSession } from '../../../platform/http/admin/access'
import { digestTime } from './digest-time'
import * as repo from './notices.repo'

type Schemas = components['schemas']
type Operator = Pick<OperatorSession['operator'], 'id' | 'role'>

/** True if the role may see events of this kind. */
export function canReceiveNotice(role: Operator['role'], kind: NoticeKind): boolean {
  return (noticeRules[kind].roles as readonly string[]).includes(role)
}

function refuseUncoveredKinds({ role }: Operator, choices: readonly Schemas['NoticeChoice'][]): void {
  if (choices.every(({ kind }) => canReceiveNotice(role, kind))) return
  throw refuse('role_not_allowed')
}

/** Creates the operations on operators' own notification settings. */
export function createNotices(context: Pick<Context, 'db' | 'now' | 'timeZone'>) {
  const { db, now } = context
  async function show({ id, role }: Operator): Promise<Schemas['NoticeChoices']> {
    const chosen = new Map((await repo.findChoices(db, id)).map(({ kind, timing }) => [kind, timing]))
    const kinds = (Object.keys(noticeRules) as NoticeKind[]).filter((kind) => canReceiveNotice(role, kind))
    const notices = kinds.map((kind) => ({ kind, timing: chosen.get(kind) ?? noticeRules[kind].usual }))
    return { notices, digest_time: digestTime, time_zone: context.timeZone }
  }

  return {
    /** Returns an operator's choices for all kinds that their role covers. */
    show,

    /**
     * Stores an operator's choices; other kinds are unchanged.
     * @throws StoreError 403 `role_not_allowed` for a kind that the role does not cover
     */
    async choose(operator: Operator, choices: readonly Schemas['NoticeChoice'][]): Promise<Schemas['NoticeChoices']> {
      refuseUncoveredKinds(operator, choices)
      const timings = new Map(choices.map(({ kind, timing }) => [kind, timing]))
      await db.transaction(async (tx) => {
        await repo.saveChoices(
          tx,
          [...timings].map(([kind, timing]) => ({ operatorId: operator.id, kind, timing })),
        )
        const after = Object.fromEntries(timings)
        await recordOperatorEvent(tx, { at: now(), action: 'notices.chosen', subjectId: operator.id, after })
      })
      return show(operator)
    },
  }
}

export type Notices = ReturnType<typeof createNotices>
