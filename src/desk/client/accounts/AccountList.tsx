import type { Account } from '../../contract/accounts'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { fill, words } from '../kit/text'
import styles from './Accounts.module.css'

const { accounts: texts } = words

type AccountListProps = {
  accounts: Account[]
  onAgain(account: Account): void
  onClose(account: Account): void
}

/** All accounts, with their actions. */
export function AccountList({ accounts, onAgain, onClose }: AccountListProps) {
  return (
    <ul className={styles.list}>
      {accounts.map((account) => (
        <li key={account.id} className={styles.account}>
          <div>
            <h2 className={styles.name}>{account.name}</h2>
            <p className={styles.facts}>
              {words.frame.roles[account.role]} · {texts.states[account.state]}
            </p>
          </div>
          <div className={controls.buttons}>
            <Button
              look="secondary"
              aria-label={fill(texts.againName, account)}
              onClick={() => onAgain(account)}
            >
              {texts.again}
            </Button>
            {account.state !== 'closed' && (
              <Button
                look="quiet"
                aria-label={fill(texts.disableName, account)}
                onClick={() => onClose(account)}
              >
                {texts.disable}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
