const ASCII: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
}

/** `0212 000 0000`, `(212) 000-00-00`, `+902120000000` → `+90 212 000 00 00`. */
function phone(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^(?:0090|90|0)(?=\d{10}$)/, '')
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4')
}

/** `9.00`, `9:00` → `09:00`. */
const time = (written: string) =>
  written
    .trim()
    .replace(
      /^(\d{1,2})[.:,](\d{2})$/,
      (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
    )

/** `Diş Teli_2` → `dis-teli-2`. */
const code = (written: string) =>
  written
    .trim()
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşüâîû]/g, (letter) => ASCII[letter] ?? letter)
    .replace(/[\s_]+/g, '-')

const address = (written: string) => {
  const bare = written.trim().replace(/\/+$/, '')
  return /^https?:/i.test(bare) ? bare.replace(/^http:/i, 'https:') : `https://${bare}`
}

/** What was surely meant by a text that has the wrong form: the first usual repair that fits the pattern. */
export function repairedForm(written: string, pattern: string): string | undefined {
  const fits = new RegExp(pattern, 'u')
  return [written.trim(), time(written), phone(written), code(written), address(written)].find(
    (form) => fits.test(form),
  )
}
