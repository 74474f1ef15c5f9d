import { signedInOperator, type AdminCall, type AdminHandlers } from '../../../platform/http/admin/handler'
import { refuse } from '../../../platform/http/errors'
import type { Invitations } from './accept-invitation'
import { toSession } from './to-operator'
import type { OperatorSessions, OperatorSignIn } from './sign-in-operator'
import type { Team } from './manage-team'

type OperatorCalls =
  | 'getSession'
  | 'signIn'
  | 'signOut'
  | 'getRecoveryCodes'
  | 'renewRecoveryCodes'
  | 'createInvite'
  | 'deleteInvite'
  | 'getInvite'
  | 'acceptInvite'
  | 'listOperators'
  | 'updateOperator'
  | 'renewOperator'

function invitedBy({ inviteToken }: { inviteToken: string | undefined }): string {
  if (inviteToken === undefined) throw refuse('unauthorized')
  return inviteToken
}

function signInOf({ body, address }: AdminCall<'signIn'>): OperatorSignIn {
  const { email, password, code, recovery_code: recoveryCode } = body
  return { email, password, code, recoveryCode, address }
}

/** Admin routes for sign-in, invitations and the team. */
export function operatorsRoutes(
  sessions: OperatorSessions,
  invitations: Invitations,
  team: Team,
): AdminHandlers<OperatorCalls> {
  /** Sets the session cookie and returns the session. */
  async function startSession({ setSession }: Pick<AdminCall<'signIn'>, 'setSession'>, token: string) {
    const session = await sessions.findSession(token)
    if (!session) throw refuse('unauthorized')
    setSession(token)
    return toSession(session)
  }

  return {
    getSession: async (call) => toSession(signedInOperator(call)),
    signIn: async (call) => startSession(call, await sessions.signIn(signInOf(call))),
    async signOut(call) {
      await sessions.signOut(signedInOperator(call))
      call.clearSession()
      return { success: true }
    },
    getRecoveryCodes: async (call) => ({ left: await sessions.countRecoveryCodes(signedInOperator(call)) }),
    async renewRecoveryCodes(call) {
      const { password, code } = call.body
      const proof = { password, code, address: call.address }
      return { recovery_codes: await sessions.renewRecoveryCodes(signedInOperator(call), proof) }
    },
    createInvite: ({ body }) => team.invite(body),
    async deleteInvite({ params }) {
      await team.withdraw(params.id)
      return { success: true }
    },
    getInvite: (call) => invitations.show(invitedBy(call)),
    async acceptInvite(call) {
      const { token, recoveryCodes } = await invitations.accept(invitedBy(call), call.body)
      return { ...(await startSession(call, token)), recovery_codes: recoveryCodes }
    },
    listOperators: () => team.listTeam(),
    async updateOperator(call) {
      const by = call.localAdminCaller ? undefined : signedInOperator(call).operator.id
      return { operator: await team.change(call.params.id, call.body, by) }
    },
    renewOperator: ({ params }) => team.renew(params.id),
  }
}
