import type { AnswerOf, Handlers } from '../../http/handler'
import type { RegistrationsService } from './registrations.service'

function received(application_id: string): AnswerOf<'registerCompany'> {
  return { success: true, message: 'Application received successfully.', application_id }
}

/** Applications over HTTP. */
export function registrationsRoutes(
  registrations: RegistrationsService,
): Handlers<'registerCompany' | 'requestAccess' | 'readApplicationStatus'> {
  return {
    async registerCompany({ body, requestId }) {
      return received(await registrations.register(body, requestId))
    },
    async requestAccess({ body, requestId }) {
      return received(await registrations.requestAccess(body, requestId))
    },
    readApplicationStatus: ({ body }) => registrations.readStatus(body.token),
  }
}
