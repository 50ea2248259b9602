import type { ReactNode } from 'react'
import type { Contact, Outcome, Visit } from '../../../shared/deskModel'
import { chatAppNames } from '../../../shared/formats/chat'
import { fill } from '../../../shared/formats/fill'
import { ChatIcon } from '../../../ui/icons/ChatIcon'
import { PhoneIcon } from '../../../ui/icons/PhoneIcon'
import type { DeskRequest, Me } from '../../contract/contract'
import { calendarHref } from '../kit/call'
import { words } from '../kit/text'
import { linkedHref } from './messageLink'
import { outcomes } from './openForm'
import { hasLetters } from './rowKeys'
import { isOver } from './statusText'
import type { Acts } from './useActs'

const { row: texts, day, calendar, keys } = words

/** A button, or a link if it has an address. */
export type Action = {
  id: Contact | Outcome | Visit | 'calendar' | 'person' | 'undone'
  text: string
  /** The accessible name, unique among the rows. */
  label: string
  icon?: ReactNode
  href?: string
  use?(): void
}

type ActionsOptions = {
  clinic: Me['clinic']
  /** Wall time. */
  now: string
  acts: Acts
  /** What the outcomes are called. */
  names?: Partial<Record<Outcome, string>>
  /** Opens the form of an outcome. */
  onForm(outcome: Outcome): void
}

/** What can be recorded of a visit, the most likely first: a no-show only after its start. */
function visitsOf(request: DeskRequest, now: string): Visit[] {
  const { standing, visit, appointmentAt = '' } = request
  if (standing !== 'booked' || isOver(request)) return []
  if (appointmentAt.slice(0, 10) > now) return []
  const missed = appointmentAt <= now ? (['noshow'] as const) : []
  return visit === 'arrived' ? ['fulfilled', ...missed] : ['arrived', ...missed, 'fulfilled']
}

/** All that can be done with a request. A page shows those it needs. */
export function actionsOf(request: DeskRequest, options: ActionsOptions): Action[] {
  const { clinic, now, acts, names, onForm } = options
  const { reference, name, dial, chat } = request
  const app = chatAppNames[clinic.chat ?? 'whatsapp']
  const named = (text: string) => ({ text, label: `${text}: ${name}` })
  const actions: (Action | false)[] = [
    ...visitsOf(request, now).map((id) => ({
      id,
      ...named(day.visits[id]),
      use: () => acts.record(request, id),
    })),
    dial !== '' && {
      id: 'called',
      text: texts.call,
      label: fill(texts.callName, { name }),
      icon: <PhoneIcon />,
      href: `tel:${dial}`,
      use: () => acts.contact(reference, 'called'),
    },
    ...outcomes.map((id) => ({ id, ...named(names?.[id] ?? texts[id]), use: () => onForm(id) })),
    chat !== '' && {
      id: 'messaged',
      text: app,
      label: fill(texts.chatName, { name, app }),
      icon: <ChatIcon />,
      href: linkedHref(chat, request),
      use: () => acts.contact(reference, 'messaged'),
    },
    request.standing === 'booked' && {
      id: 'calendar',
      text: calendar.add,
      label: fill(calendar.addName, { name }),
      href: calendarHref(reference),
    },
    {
      id: 'person',
      text: texts.person,
      label: fill(texts.personName, { name }),
      use: () => acts.openCard(request),
    },
    request.undoable && { id: 'undone', ...named(texts.undo), use: () => acts.undo(request) },
  ]
  return actions.filter((each) => each !== false)
}

type ActProps = {
  action: Action
  className: string | undefined
  /** With its icon, a chat as that alone. */
  hasIcon?: boolean | undefined
  /** Whether its form is open. */
  isExpanded?: boolean
}

/** An action as a button or a link. */
export function Act({ action, className, hasIcon, isExpanded = false }: ActProps) {
  const { id, text, label, icon, href, use } = action
  const isChat = id === 'messaged'
  const shared = {
    className,
    'aria-label': label,
    onClick: use,
    children: (
      <>
        {hasIcon && icon}
        {!(hasIcon && isChat) && text}
      </>
    ),
  }
  const outcome = outcomes.find((each) => each === id)
  if (href === undefined)
    return (
      <button
        type="button"
        {...(outcome && {
          'aria-expanded': isExpanded,
          'aria-keyshortcuts': hasLetters() ? keys[outcome] : undefined,
        })}
        {...shared}
      />
    )
  if (id === 'calendar') return <a href={href} download {...shared} />
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer', title: text }
  return <a href={href} {...(isChat && elsewhere)} {...shared} />
}

/** Some of the actions, in the order of `ids`. */
export const pick = (actions: readonly Action[], ids: readonly Action['id'][]): Action[] =>
  ids.flatMap((id) => actions.filter((each) => each.id === id))
