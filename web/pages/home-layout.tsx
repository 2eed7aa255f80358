import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { profileQuery } from '../features/account/queries.ts'
import { signOut } from '../features/account/sign-out.ts'
import { healthQuery, statusCountsQuery, uncategorizedCountQuery } from '../features/dashboard/queries.ts'
import { UnshownFailures } from '../features/live/unshown-failures.tsx'
import { useLive } from '../features/live/use-live.ts'
import { unreadQuery } from '../features/notifications/queries.ts'
import { usePushKeys } from '../features/push/use-push-keys.ts'
import { useSingleKeys } from '../features/settings/use-single-keys.ts'
import { lazyPart } from '../lazy-part.ts'
import { showOverlay } from '../overlay.ts'
import { t } from '../texts/index.ts'
import { Frame, type Place } from '../ui/frame.tsx'
import {
  IconArchive,
  IconBell,
  IconBriefcase,
  IconBriefcase2,
  IconBuilding,
  IconFileCv,
  IconInbox,
  IconLayoutDashboard,
  IconPlus,
  IconSearch,
  IconSend,
  IconSettings,
  IconTagOff,
  IconUser,
  IconUserCircle,
  IconWifiOff,
} from '../ui/icons.tsx'
import { Loading } from '../ui/loading.tsx'
import { Notice } from '../ui/notice.tsx'
import css from './home-layout.module.css'
import { Overlays } from './overlays.tsx'

const soon = () => import('./home-soon.ts')
const AccountMenu = lazyPart(() => soon().then(({ AccountMenu }) => AccountMenu))
const loadFollow = () => soon().then(({ follow }) => follow)

export function HomeLayout() {
  const connection = useLive(loadFollow)
  useSingleKeys()
  usePushKeys()
  const { data: user } = useQuery(profileQuery)
  const { data: counts } = useQuery(statusCountsQuery)
  const { data: health } = useQuery(healthQuery)
  const { data: missing } = useQuery(uncategorizedCountQuery)

  const { data: unread } = useQuery(unreadQuery)

  const icon = { size: '1.125rem', stroke: 1.7, 'aria-hidden': true }
  const review = health?.review
  const home: Place = { to: '/dashboard', label: t('nav.dashboard'), icon: <IconLayoutDashboard {...icon} /> }
  const active: Place = {
    to: '/active-applications',
    label: t('nav.active'),
    icon: <IconBriefcase {...icon} />,
    count: counts?.active,
  }
  const inbox: Place = {
    to: review ? '/unidentified-messages?filter=review' : '/unidentified-messages',
    label: t('nav.unidentified'),
    icon: <IconInbox {...icon} />,
    count: review,
    isUrgent: true,
  }
  const rest: Place[] = [
    { to: '/search', label: t('nav.search'), icon: <IconSearch {...icon} /> },
    { to: '/archived-applications', label: t('nav.archived'), icon: <IconArchive {...icon} />, count: counts?.archived },
    {
      to: '/emails-with-missing-data',
      label: t('nav.missing'),
      icon: <IconTagOff {...icon} />,
      count: missing?.count,
      isUrgent: true,
    },
    { to: '/outbox', label: t('nav.outbox'), icon: <IconSend {...icon} /> },
    { to: '/companies', label: t('nav.companies'), icon: <IconBuilding {...icon} /> },
    { to: '/jobs', label: t('nav.jobs'), icon: <IconBriefcase2 {...icon} /> },
    { to: '/resume-builder', label: t('nav.resumes'), icon: <IconFileCv {...icon} /> },
    {
      to: '/notifications',
      label: t('nav.notifications'),
      icon: <IconBell {...icon} />,
      count: unread?.count,
      isUrgent: true,
    },
    { to: '/profile', label: t('nav.profile'), icon: <IconUser {...icon} /> },
    { to: '/settings', label: t('nav.settings'), icon: <IconSettings {...icon} /> },
  ]
  const [search, archived, uncategorized, outbox, companies, jobs, resumes, notifications, profile, settings] = rest

  return (
    <Frame
      places={[
        home,
        search,
        active,
        archived,
        inbox,
        uncategorized,
        outbox,
        companies,
        jobs,
        resumes,
        notifications,
        profile,
        settings,
      ].filter((place) => place !== undefined)}
      shortPlaces={[
        { ...home, label: t('nav.short.home') },
        { ...active, label: t('nav.short.active') },
        { ...inbox, label: t('nav.short.inbox') },
      ]}
      add={{ label: t('nav.short.add'), icon: <IconPlus {...icon} />, onClick: () => showOverlay('add') }}
      account={
        user && (
          <Suspense>
            <AccountMenu user={user} places={rest} />
          </Suspense>
        )
      }
      accountLabel={user?.username || user?.email || ''}
      accountIcon={user?.profilePic ? <img className={css.picture} src={user.profilePic} alt="" /> : <IconUserCircle {...icon} />}
      notice={
        connection === 'lost' ? (
          <Notice icon={<IconWifiOff size="0.9375rem" aria-hidden="true" />}>{t('live.lost')}</Notice>
        ) : (
          <UnshownFailures />
        )
      }
    >
      <Content />
      <Overlays signOut={() => void signOut()} />
    </Frame>
  )
}

/** The page, or the spinner while the next one loads. Moving within a page keeps it: a list stays while its detail loads, under a line that grows. */
function Content() {
  const { state, location: next } = useNavigation()
  const { pathname } = useLocation()
  const leaves = state === 'loading' && sectionOf(next.pathname) !== sectionOf(pathname)
  return (
    <>
      {state === 'loading' && !leaves && (
        <div className={css.coming} role="status">
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
      <Suspense fallback={<Loading />}>{leaves ? <Loading /> : <Outlet />}</Suspense>
    </>
  )
}

/** An application that lacks something has a path of its own beside the list it stands in. */
const sectionOf = (pathname: string) =>
  pathname.replace('uncatagorized-application-detail', 'emails-with-missing-data').split('/')[1]
