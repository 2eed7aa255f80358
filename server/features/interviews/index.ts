export { answerMeeting, meetingOf } from './meeting.ts'
export { latestInvitation } from './queries.ts'
export { interviewRoutes } from './routes.ts'
