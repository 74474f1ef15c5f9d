export { createInvitations } from './accept.service'
export { operatorsRoutes } from './operators.routes'
export { createOperatorSessions } from './sessions.service'
export { createTeam, type OperatorChange } from './team.service'
