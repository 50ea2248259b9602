// Generated from the keys in locales/ by `npm run generate`. Do not edit.

declare module 'virtual:locale/about' {
  const strings: {
    direction: {
      mission: string
      title: string
      vision: string
    }
  }
  export default strings
}

declare module 'virtual:locale/appointment' {
  const strings: {
    arrived: string
    emptyChoice: string
    errorTitle: '{{title}}'
    errors: {
      required: string
      tooLong: string
    }
    failed: {
      chat: '{{app}}'
      text: '{{phone}}'
    }
    fields: {
      doctor: string
      name: string
      phone: string
      request: string
    }
    notice: '{{legalTitle}} {{page}}'
    optional: string
    photos: string
    sending: string
    sooner: '{{phone}}'
    startAnew: string
    submit: string
    title: string
    toast: {
      close: string
      failure: string
      success: string
    }
    trap: string
  }
  export default strings
}

declare module 'virtual:locale/carousel' {
  const strings: {
    carousel: string
    next: string
    pause: string
    play: string
    position: '{{count}} {{position}}'
    previous: string
    slide: string
  }
  export default strings
}

declare module 'virtual:locale/common' {
  const strings: {
    clock: {
      time: '{{hour}} {{minute}}'
      times: '{{from}} {{to}}'
    }
    documentTitle: '{{page}} {{site}}'
    drawer: {
      book: string
      close: string
      open: string
      title: string
    }
    error: {
      reload: string
      text: string
      title: string
    }
    header: {
      book: string
      menu: string
    }
    newTab: string
    openGraphLocale: string
    openNow: {
      closed: '{{day}} {{time}}'
      open: '{{time}}'
      today: string
      tomorrow: string
      unknown: string
    }
    reach: {
      appointment: string
      book: string
      call: string
      chat: string
      directions: string
      label: string
      services: string
    }
    siteName: '{{clinic}}'
    skipToContent: string
  }
  export default strings
}

declare module 'virtual:locale/contact' {
  const strings: {
    address: {
      area: '{{city}} {{district}} {{postalCode}}'
      copied: string
      copy: string
      directions: string
      heading: string
      selected: string
    }
    emergency: {
      call: '{{number}}'
      heading: string
      when: string
    }
    hours: {
      closed: string
      day: string
      dayRange: '{{from}} {{to}}'
      friday: string
      heading: string
      monday: string
      saturday: string
      special: string
      sunday: string
      thursday: string
      time: string
      tuesday: string
      wednesday: string
    }
    identity: {
      address: string
      email: string
      heading: string
      legalTitle: string
      phones: string
    }
    intro: string
    map: {
      load: string
      notice: '{{provider}}'
      title: string
    }
    reach: {
      email: string
      heading: string
      landline: string
      mobile: string
    }
    title: string
  }
  export default strings
}

declare module 'virtual:locale/footer' {
  const strings: {
    copyright: '{{site}} {{year}}'
    disclaimer: string
    editor: '{{name}}'
    landline: string
    mobile: string
    pages: string
    phones: string
    social: string
    updated: '{{date}}'
  }
  export default strings
}

declare module 'virtual:locale/home' {
  const strings: {
    about: {
      more: string
      title: string
    }
    book: string
    doctors: {
      intro: string
      more: string
      photo: '{{name}} {{title}}'
      title: string
    }
    follow: {
      title: string
    }
    hero: {
      call: string
      label: string
    }
    statistics: {
      figure: '{{value}}'
      title: string
    }
    testimonials: {
      rating: '{{rating}} {{total}}'
      title: string
    }
  }
  export default strings
}

declare module 'virtual:locale/locale' {
  const strings: {
    dir: string
    lang: string
  }
  export default strings
}

declare module 'virtual:locale/notFound' {
  const strings: {
    call: string
    description: '{{site}}'
    home: string
    pages: string
    text: string
    title: string
  }
  export default strings
}

declare module 'virtual:locale/offline' {
  const strings: {
    text: string
  }
  export default strings
}

declare module 'virtual:locale/prices' {
  const strings: {
    amount: '{{amount}} {{currency}}'
    ask: {
      book: string
      call: string
    }
    closeAll: string
    notice: '{{date}}'
    openAll: string
    paper: {
      date: '{{date}}'
    }
    print: string
    search: {
      ask: string
      clear: string
      example: string
      found_one: '{{count}}'
      found_other: '{{count}}'
      label: string
      none: '{{query}}'
    }
    table: {
      range: '{{currency}}'
      treatment: string
    }
    unpriced: string
  }
  export default strings
}

declare module 'virtual:locale/privacy' {
  const strings: {
    address: '{{city}} {{district}} {{postalCode}} {{street}}'
    application: '{{address}} {{email}}'
    contents: string
    controller: {
      address: string
      email: string
      legalTitle: string
      phone: string
    }
    map: {
      auto: '{{provider}}'
      click: '{{provider}}'
      off: string
    }
    retention: '{{days}}'
  }
  export default strings
}

declare module 'virtual:locale/server' {
  const strings: {
    answer: {
      back: string
      call: string
      direct: {
        heading: string
        text: string
      }
      refused: {
        correct: string
        heading: string
        name: {
          required: string
          tooLong: string
        }
        phone: {
          required: string
          tooLong: string
        }
      }
      stored: {
        heading: string
        reference: string
        text: string
      }
      title: '{{heading}} {{site}}'
    }
    desk: {
      columns: {
        doctor: string
        mail: string
        name: string
        phone: string
        receivedAt: string
        reference: string
        repeated: string
        request: string
        state: string
        unlisted: string
      }
      exported: '{{count}} {{file}}'
      held: '{{count}}'
      mail: {
        delivered: string
        none: string
        waiting: '{{attempts}} {{fault}}'
      }
      marked: '{{reference}}'
      more: '{{count}}'
      noStore: '{{file}}'
      none: string
      notFound: '{{reference}}'
      purged: '{{count}} {{days}}'
      repeated: {
        no: string
        yes: string
      }
      silence: string
      states: {
        done: string
        open: string
      }
      stillRead: string
      unavailable: '{{fault}} {{place}}'
      unlisted: {
        no: string
        yes: string
      }
      usage: {
        all: string
        done: string
        export: string
        heading: string
        list: string
        purge: string
        show: string
      }
    }
    errors: {
      foreign: string
      keyReused: string
      malformed: string
      methodNotAllowed: string
      missingFields: string
      notFound: string
      tooLarge: string
      tooLong: string
      tooMany: string
      trapped: string
      unavailable: string
      unexpected: string
      unsupportedType: string
    }
    mail: {
      phone: '{{phone}}'
      reference: '{{reference}}'
      repeated: string
      subject: '{{reference}}'
    }
  }
  export default strings
}

declare module 'virtual:locale/services' {
  const strings: {
    book: string
    bookFor: '{{service}}'
    intro: string
    title: string
  }
  export default strings
}

declare module 'virtual:locale/staff' {
  const strings: {
    areas: string
    book: string
    bookWith: '{{name}}'
    education: string
    portrait: '{{name}}'
  }
  export default strings
}

declare module 'virtual:locale/treatment' {
  const strings: {
    call: {
      text: string
      title: string
    }
    contents: string
    doctors: {
      title: string
    }
    prices: {
      title: string
    }
  }
  export default strings
}
