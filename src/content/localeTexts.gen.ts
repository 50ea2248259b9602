// Generated from the keys in src/content/texts/en by `npm run generate`. Do not edit.

export type LocaleTexts = {
  about: {
    direction: {
      mission: string
      title: string
      vision: string
    }
  }
  appointment: {
    arrived: string
    callBack: '{{phone}}'
    copied: string
    copy: string
    correct: {
      failed: string
      kept: string
      open: string
      submit: string
    }
    emptyChoice: string
    errorTitle: '{{title}}'
    errors: {
      required: string
      tooLong: string
    }
    failed: {
      chat: '{{app}}'
      limited: '{{phone}}'
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
    phoneHint: string
    photos: string
    preferences: {
      afternoon: string
      call: string
      channel: string
      chat: '{{app}}'
      days: string
      evening: string
      failed: string
      intro: string
      kept: string
      language: string
      morning: string
      submit: string
      time: string
      title: string
    }
    reference: string
    selected: string
    sending: string
    shortPhone: string
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
  carousel: {
    carousel: string
    next: string
    pause: string
    play: string
    position: '{{count}} {{position}}'
    previous: string
    slide: string
  }
  common: {
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
      more: string
      services: string
    }
    languages: string
    newTab: string
    openGraphLocale: string
    openNow: {
      closed: '{{day}} {{time}}'
      open: '{{time}}'
      shut: string
      soon: '{{time}}'
      today: string
      tomorrow: string
      unknown: string
      until: '{{time}}'
    }
    reach: {
      appointment: string
      book: string
      call: string
      callClosed: string
      chat: string
      hours: string
      label: string
      message: string
      services: string
    }
    siteInDistrict: '{{district}} {{site}}'
    siteName: '{{clinic}}'
    skipToContent: string
    trail: string
  }
  contact: {
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
      dayList: '{{earlier}} {{last}}'
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
  desk: {
    absences: {
      add: string
      added: string
      by: '{{by}}'
      everybody: string
      heading: string
      intro: string
      none: string
      note: string
      removed: string
      sure: string
    }
    accounts: {
      again: string
      againName: '{{name}}'
      disable: string
      disableName: '{{name}}'
      disabled: '{{name}}'
      disk: {
        heading: string
        intro: string
        parts: {
          backups: string
          free: string
          releases: string
          repository: string
          requests: string
        }
      }
      heading: string
      intro: string
      invalid: string
      invite: string
      inviteHeading: string
      lastManager: string
      link: {
        close: string
        copied: string
        copy: string
        heading: '{{name}}'
        label: string
        text: string
      }
      lost: {
        closed: '{{name}}'
        legend: string
        passkey: '{{time}}'
        text: string
        yes: string
      }
      name: string
      role: string
      states: {
        closed: string
        invited: string
        open: string
      }
      sure: {
        heading: '{{name}}'
        text: string
        yes: string
      }
      taken: string
    }
    acts: {
      arrived: '{{by}} {{time}}'
      booked: '{{by}} {{time}}'
      called: '{{by}} {{time}}'
      cancelled: '{{by}} {{time}}'
      fulfilled: '{{by}} {{time}}'
      messaged: '{{by}} {{time}}'
      noshow: '{{by}} {{time}}'
      undone: '{{by}} {{time}}'
      unreached: '{{by}} {{time}}'
    }
    answers: {
      callMe: string
      coming: string
      earlier: string
      notComing: string
      wish: '{{name}} {{phone}} {{time}}'
      wishes: '{{people}}'
    }
    app: {
      name: '{{clinic}}'
      short: string
    }
    audit: {
      acts: {
        absenceAdded: string
        absenceRemoved: string
        allowedAbsent: string
        allowedBreak: string
        allowedBusy: string
        allowedClosed: string
        allowedOff: string
        allowedPast: string
        allowedSameDay: string
        arrived: string
        booked: string
        bookedAgain: string
        called: string
        cancelled: string
        disabled: string
        edited: string
        entered: string
        entryUndone: string
        erased: string
        exported: string
        feedMade: string
        feedRevoked: string
        fulfilled: string
        invited: string
        kept: string
        listExported: string
        messaged: string
        moved: string
        noshow: string
        opened: string
        passkeyClosed: string
        proved: string
        registered: string
        reminded: string
        reminderUndone: string
        signedIn: string
        signedOut: string
        undone: string
        unreached: string
      }
      heading: string
      intro: '{{count}}'
      subject: string
      time: string
      unknown: string
      what: string
      who: string
    }
    booking: {
      absence: '{{time}}'
      absenceNote: '{{note}} {{time}}'
      anyway: string
      doctorFirst: string
      earlier: string
      faults: {
        early: string
        expired: '{{field}}'
        far: '{{field}}'
        gap: '{{field}}'
        order: '{{field}}'
        passed: '{{field}}'
        past: '{{field}}'
        range: '{{field}}'
        required: '{{field}}'
        step: '{{field}}'
        tooLong: '{{field}}'
        unknown: '{{field}}'
      }
      fields: {
        appointmentAt: string
        doctor: string
        endsAt: string
        minutes: string
        name: string
        phone: string
        retryAt: string
        startsAt: string
        type: string
        visit: string
      }
      first: '{{time}}'
      free: string
      freeUnread: string
      keyReused: '{{name}} {{standing}}'
      known: string
      language: string
      later: string
      needs: {
        absent: '{{absences}}'
        break: '{{breaks}}'
        busy: '{{others}}'
        closed: string
        hours: '{{hours}}'
        off: '{{days}}'
        offHours: '{{hours}}'
        past: string
        sameDay: '{{others}}'
        special: '{{note}}'
      }
      noType: string
      noneFree: string
      other: '{{doctor}} {{name}} {{time}}'
      shortPhone: string
      span: '{{from}} {{to}}'
      type: '{{minutes}} {{name}}'
      typePrice: '{{minutes}} {{name}} {{price}}'
      unvisited: string
      visited: '{{time}}'
    }
    calendar: {
      add: string
      addName: '{{name}}'
    }
    conflict: {
      gone: string
      overwrite: string
      stale: string
      taken: string
      text: '{{by}} {{standing}}'
    }
    day: {
      acts: {
        booked: string
        cancelled: string
      }
      cancelling: '{{name}}'
      closed: string
      count_one: '{{count}}'
      count_other: '{{count}}'
      cut: '{{count}}'
      day: string
      early: string
      enter: string
      gap: '{{time}}'
      heading: string
      left: '{{name}}'
      marks: {
        break: string
        busy: string
        closed: string
        leave: string
        off: string
      }
      more: string
      moving: '{{name}}'
      next: string
      nextFor: '{{name}}'
      nextWeek: string
      noDoctor: string
      none: string
      now: '{{time}}'
      off: string
      past: string
      previous: string
      previousWeek: string
      print: string
      printed: '{{time}}'
      reminded: string
      spans: {
        break: '{{time}}'
        closed: '{{time}}'
        off: '{{time}}'
      }
      tabs: {
        absences: string
        feeds: string
        list: string
        reminders: string
        toMove: string
      }
      today: string
      views: {
        day: string
        label: string
        week: string
      }
      visits: {
        arrived: string
        fulfilled: string
        noshow: string
      }
      week: string
    }
    editor: string
    faults: {
      offline: string
      other: string
      page: string
      unavailable: string
    }
    feeds: {
      address: '{{name}}'
      closed: '{{time}}'
      heading: string
      intro: string
      label: string
      made: '{{by}} {{time}}'
      make: string
      once: string
      revoke: string
      revoked: string
      sure: {
        heading: '{{name}}'
        text: string
        yes: string
      }
    }
    figures: {
      all: string
      arrival: {
        day: string
        month: string
        week: string
      }
      count: string
      from: string
      groups: {
        all: string
        calls: {
          heading: string
          open: string
          text: string
          total: string
          waiting: string
        }
        desk: {
          heading: string
          text: string
        }
        doctors: {
          heading: string
          text: string
        }
        lead: {
          heading: string
          more: '{{days}}'
          sameDay: string
          text: string
          upTo: '{{days}}'
        }
        site: {
          heading: string
          text: string
        }
        topics: {
          heading: string
          other: string
          text: string
        }
        types: {
          heading: string
          text: string
        }
        visits: {
          heading: string
          kept: string
          missed: string
          text: string
          unknown: string
        }
      }
      heading: string
      hour: string
      hours: '{{hours}}'
      intro: string
      invalid: string
      last: '{{days}}'
      most: '{{count}} {{when}}'
      of: '{{from}} {{until}}'
      period: string
      print: string
      share: string
      span: '{{from}} {{until}}'
      total_one: '{{count}}'
      total_other: '{{count}}'
      until: string
      what: string
    }
    form: {
      back: string
      booked: string
      cancel: string
      cancelled: string
      inAnHour: string
      inThreeHours: string
      invalid: string
      moment: '{{example}}'
      nextOpening: string
      note: string
      noteHint: string
      reasons: {
        changedMind: string
        duplicate: string
        elsewhere: string
        noAnswer: string
        notReal: string
        other: string
        wrongNumber: string
      }
      remove: string
      save: string
      unreached: string
    }
    frame: {
      close: string
      code: string
      codeHeading: string
      codeText: '{{seconds}}'
      lists: string
      live: string
      lock: string
      offline: '{{time}}'
      roles: {
        doctor: string
        editor: string
        manager: string
        reception: string
      }
      skip: string
      sound: string
      who: '{{name}} {{role}}'
    }
    invitation: {
      cancelled: string
      heading: '{{name}}'
      intro: string
      invalid: string
      register: string
    }
    keys: {
      booked: string
      cancelled: string
      unreached: string
    }
    lists: {
      again: string
      arrived: string
      due: '{{count}}'
      fresh: string
      keys: '{{booked}} {{bookedWord}} {{cancelled}} {{cancelledWord}} {{unreached}} {{unreachedWord}}'
      noneAgain: string
      noneFresh: string
      noneToday: string
      tabs: {
        again: string
        fresh: string
        today: string
      }
      today: string
      unkept: string
      unsent: '{{count}}'
    }
    loading: string
    messages: {
      answer: string
      cancelled: '{{clinic}} {{name}} {{phone}} {{time}}'
      confirmation: '{{address}} {{clinic}} {{name}} {{time}}'
      greeting: '{{clinic}} {{name}}'
      moved: '{{address}} {{clinic}} {{name}} {{phone}} {{time}}'
      reminder: '{{address}} {{clinic}} {{name}} {{phone}} {{time}}'
    }
    noScript: string
    pages: {
      accounts: string
      audit: string
      board: string
      day: string
      figures: string
      label: string
      site: string
    }
    person: {
      back: string
      choose: string
      close: string
      closeOthers_one: '{{count}}'
      closeOthers_other: '{{count}}'
      closed_one: '{{count}}'
      closed_other: '{{count}}'
      copy: {
        acts: string
        answer: string
        expires: string
        heading: '{{clinic}}'
        made: '{{time}}'
        name: string
        note: string
        noteBefore: '{{note}}'
        phone: string
        preferences: string
        reason: string
        received: string
        reference: string
        retry: string
        tries: string
        wish: string
      }
      elsewhere: string
      erase: string
      eraseNow: string
      erased_one: '{{count}}'
      erased_other: '{{count}}'
      export: string
      exported: string
      file: '{{reference}}'
      heading: '{{name}}'
      intro_one: '{{count}}'
      intro_other: '{{count}}'
      language: '{{language}}'
      missed_one: '{{count}}'
      missed_other: '{{count}}'
      reopened: string
      sure_one: '{{count}}'
      sure_other: '{{count}}'
      unwiped: string
      weak: string
    }
    proof: {
      cancel: string
      cancelled: string
      heading: string
      prove: string
      refused: string
      text: string
    }
    reminders: {
      heading: '{{day}}'
      noDay: string
      none: string
      open_one: '{{count}}'
      open_other: '{{count}}'
      sent: '{{time}}'
      sms: string
      toMove: string
    }
    row: {
      anyDoctor: string
      anyRequest: string
      booked: string
      call: string
      callName: '{{name}}'
      cancelled: string
      chat: '{{app}}'
      chatName: '{{app}} {{name}}'
      due: string
      expiresSoon: string
      expires_one: '{{count}}'
      expires_other: '{{count}}'
      nextAt: '{{time}}'
      noDoctor: string
      note: '{{note}}'
      openOthers_one: '{{count}}'
      openOthers_other: '{{count}}'
      outcome: string
      person: string
      personName: '{{name}}'
      phoneBefore: '{{phone}} {{time}}'
      preferences: '{{preferences}}'
      reference: '{{reference}}'
      repeated: string
      retry: '{{time}}'
      tries_one: '{{count}}'
      tries_other: '{{count}}'
      uncallable: string
      undo: string
      unlisted: string
      unreached: string
      wish: '{{doctor}}'
    }
    search: {
      any: string
      clear: string
      day: string
      doctor: string
      found: string
      label: string
      next: string
      none: string
      placeholder: string
      previous: string
      request: string
      standing: string
      standings: {
        booked: string
        cancelled: string
        done: string
        new: string
        unreached: string
      }
    }
    settled: {
      arrived: '{{name}}'
      booked: '{{name}} {{time}}'
      cancelled: '{{name}}'
      close: string
      confirm: string
      fulfilled: '{{name}}'
      inform: string
      noshow: '{{name}}'
      removed: '{{name}}'
      undo: string
      undone: '{{name}}'
      unreached: '{{name}} {{time}}'
    }
    sheet: {
      all: string
      done: string
      file: '{{day}}'
      found: string
    }
    signIn: {
      cancelled: string
      code: string
      codeEnter: string
      codeHint: string
      codeMissing: string
      codeRefused: string
      heading: string
      intro: string
      lockFailed: string
      over: string
      passkey: string
      refused: string
      tooMany: string
      unsupported: string
      waiting: string
    }
    standings: {
      booked: '{{time}}'
      cancelled: string
      done: string
      new: string
      unreached: string
    }
    time: '{{hour}} {{minute}}'
    title: '{{clinic}}'
    titleCount: '{{clinic}} {{count}}'
    toMove: {
      heading: string
      intro: string
      keep: string
      none: string
      sure: string
    }
    unreachable: {
      heading: string
      never: string
      retry: string
      since: '{{time}}'
      text: string
    }
    waited: {
      hours: '{{hours}} {{minutes}}'
      label: '{{time}}'
      long: string
      minutes: '{{minutes}}'
      now: string
    }
  }
  editor: {
    again: {
      later: string
      minutes_one: '{{count}}'
      minutes_other: '{{count}}'
      seconds_one: '{{count}}'
      seconds_other: '{{count}}'
    }
    back: string
    cancel: string
    change: {
      added: '{{after}} {{name}}'
      addedRecord: '{{name}}'
      after: string
      before: string
      changed: '{{after}} {{before}} {{name}}'
      is: '{{after}} {{name}}'
      media_added_one: '{{count}}'
      media_added_other: '{{count}}'
      media_changed_one: '{{count}}'
      media_changed_other: '{{count}}'
      media_removed_one: '{{count}}'
      media_removed_other: '{{count}}'
      moved: '{{name}}'
      pages: '{{pages}}'
      picture: '{{name}}'
      removed: '{{before}} {{name}}'
      removedRecord: '{{name}}'
      what: string
    }
    days: {
      closed: string
      coming: string
      earlier: string
      help: string
      hours: string
      keys: string
      later: string
      month: '{{month}}'
      noUntil: '{{day}}'
      none: string
      of: '{{day}} {{note}}'
      past: string
      remove: string
      removePast: string
      save: string
      saved: '{{day}}'
      times: '{{close}} {{open}}'
      today: string
      until: string
      waits: '{{day}}'
      which: string
    }
    draft: {
      discard: string
      discarded: string
      kept: string
      keptOwn: string
      keys: string
      label: string
      mended: string
      publish: string
      publishing: string
      see: string
      send: string
      sending: string
      sent: string
      sentPart: string
      slow: string
      sure: {
        heading: string
        returned: string
        text: string
        yes: string
      }
      unkept: string
      waits: string
    }
    edited: '{{title}}'
    faults: {
      at: '{{record}} {{sentence}}'
      checking: string
      fix: string
      heading: string
      lost: string
      none: string
      unfilled: '{{count}}'
    }
    field: {
      choose: string
      example: '{{example}}'
      missing: '{{title}}'
      none: string
      optional: '{{title}}'
      yes: string
    }
    heading: string
    hours: {
      above: string
      again: '{{day}} {{which}}'
      break: string
      closed: string
      noBreak: string
      of: '{{act}} {{day}}'
      open: string
      time: '{{day}} {{which}}'
    }
    intro: string
    introOwn: string
    list: {
      add: string
      copy: string
      down: string
      empty: string
      more: string
      of: '{{act}} {{name}}'
      remove: string
      removed: '{{name}}'
      up: string
    }
    loading: string
    look: {
      alt: string
      altExample: string
      brought: string
      change: string
      colour: '{{title}}'
      crop: '{{ratio}}'
      cropFree: string
      film: '{{number}}'
      noFrame: string
      none: string
      number: '{{number}}'
      onlySvg: string
      other: string
      part: string
      unreadable: string
      upload: string
      uploadDrawing: string
      uploadVideo: string
      use: string
      videoBrought: string
      zoom: string
    }
    menu: {
      fits: string
      from_one: '{{count}} {{from}}'
      from_other: '{{count}} {{from}}'
      never_one: '{{count}}'
      never_other: '{{count}}'
      screens: {
        desktop: string
        laptop: string
        large: string
        small: string
        tablet: string
      }
    }
    pages: {
      add: string
      news: string
      pictures: string
      questions: string
      text: string
      treatment: string
    }
    preview: {
      absent: {
        change: string
        field: string
      }
      desktop: string
      failed: string
      hide: string
      hint: string
      label: string
      language: string
      loading: string
      page: string
      phone: string
      proposal: '{{name}}'
      show: string
      side: string
      width: string
    }
    prices: {
      after: string
      apply: string
      become_one: '{{count}}'
      become_other: '{{count}}'
      before: string
      bySize: string
      cell: '{{name}} {{title}}'
      dated: '{{day}}'
      everywhere: string
      farPercent: string
      hint: string
      noPercent: string
      pasteAgain: string
      pasted: '{{count}}'
      percent: string
      percentHelp: string
      preview: string
      raise: string
      raised_one: '{{count}}'
      raised_other: '{{count}}'
      row: '{{name}}'
      section: string
      step: string
      stepOf: '{{step}}'
      treatment: string
      unread: string
      unreadCell: '{{row}} {{written}}'
      unrounded: string
      where: string
    }
    proposals: {
      approve: string
      by: '{{name}} {{time}}'
      choose: string
      compare: string
      correct: string
      corrected: '{{name}} {{time}}'
      delete: string
      deleted: {
        by: '{{name}} {{time}}'
        heading: string
        restore: string
        unknown: '{{time}}'
      }
      edit: string
      heading: string
      none: string
      pages: string
      return: {
        act: string
        heading: string
        missing: string
        reason: string
        text: string
        yes: string
      }
      returned: {
        by: '{{name}} {{time}}'
        heading: '{{name}} {{time}}'
        open: string
      }
      states: {
        checking: string
        deleted: string
        failed: string
        faulty: string
        moved: string
        publishing: string
        ready: string
        returned: string
        unchecked: string
      }
      sure: {
        heading: string
        text: string
        yes: string
      }
      together: '{{count}}'
      told: {
        arrived: string
        deleted: string
        failed: string
        published: string
        returned: string
      }
    }
    publication: {
      again: string
      close: string
      failed: {
        build: string
        disk: string
        killed: string
        stale: string
        unclean: string
      }
      former: string
      label: string
      live: '{{name}} {{time}}'
      pages: '{{done}} {{of}}'
      published: string
      see: string
      steps: {
        check: string
        data: string
        media: string
        render: string
        switch: string
        waiting: string
        write: string
      }
      undone: string
    }
    published: {
      back: string
      corrected: '{{name}}'
      heading: string
      none: string
      sure: {
        heading: string
        text: string
        yes: string
      }
      sureBack: {
        heading: string
        text: string
        yes: string
      }
      undo: string
      undoing: string
      undone: '{{name}} {{time}}'
    }
    refusals: {
      apart: string
      busy: string
      changed: string
      checking: string
      credential: string
      draftFirst: string
      examining: string
      forbidden: string
      later: '{{again}}'
      missing: string
      moved: string
      notFound: string
      nothing: string
      other: string
      outdated: string
      outside: string
      quota: string
      rateLimited: '{{again}}'
      red: string
      refused: string
      rejected: string
      stale: string
      timeout: string
      together: string
      unchecked: string
      unclean: string
      unreachable: string
    }
    reload: string
    rich: {
      bold: string
      choose: string
      example: string
      heading: string
      link: string
      list: string
      others: '{{name}}'
      pasted: string
      set: string
      steps: string
      target: string
      tools: string
      unset: string
    }
    service: {
      none: string
      pages: {
        alone: string
        drawer: string
        footer: string
        main: string
      }
    }
    slots: {
      absences: string
      act: string
      address: string
      after: string
      again: string
      all: string
      app: string
      attempts: string
      before: string
      booked: string
      bookedWord: string
      breaks: string
      by: string
      cancelled: string
      cancelledWord: string
      city: string
      clinic: string
      close: string
      count: string
      currency: string
      date: string
      day: string
      days: string
      district: string
      doctor: string
      doctors: string
      done: string
      duration: string
      earlier: string
      email: string
      example: string
      fault: string
      field: string
      file: string
      files: string
      from: string
      group: string
      heading: string
      hour: string
      hours: string
      language: string
      last: string
      legalTitle: string
      minute: string
      minutes: string
      missed: string
      month: string
      name: string
      note: string
      number: string
      numbers: string
      of: string
      open: string
      others: string
      page: string
      pages: string
      people: string
      phone: string
      place: string
      position: string
      postalCode: string
      preferences: string
      price: string
      provider: string
      query: string
      rating: string
      ratio: string
      record: string
      reference: string
      role: string
      roles: string
      row: string
      seconds: string
      sentence: string
      service: string
      share: string
      site: string
      slots: string
      standing: string
      step: string
      street: string
      text: string
      time: string
      title: string
      to: string
      total: string
      unreached: string
      unreachedWord: string
      until: string
      value: string
      version: string
      when: string
      which: string
      written: string
      year: string
    }
    subjects: {
      often: string
      others: string
    }
    sure: {
      heading: string
      no: string
      yes: string
    }
    translations: {
      added: string
      becoming: string
      changed: string
      counts: '{{numbers}}'
      current: '{{all}} {{done}}'
      damaged: string
      filter: {
        all: '{{count}}'
        label: string
        missing: '{{count}}'
        stale: '{{count}}'
      }
      group: '{{count}} {{title}}'
      heading: string
      held: string
      hidden_one: '{{count}}'
      hidden_other: '{{count}}'
      hide: string
      holds: string
      intro: string
      missing: '{{count}}'
      none: string
      nowHidden: string
      of: '{{act}} {{name}}'
      off: '{{count}}'
      omitted: '{{count}}'
      open: string
      own_one: '{{count}}'
      own_other: '{{count}}'
      pages: '{{pages}}'
      published: string
      removed: string
      similar: '{{text}}'
      slots: '{{slots}}'
      stale: '{{count}}'
      states: {
        current: string
        missing: string
        stale: string
      }
      stays_one: '{{count}}'
      stays_other: '{{count}}'
      take: string
      unfinished: string
      wording: '{{group}}'
    }
    unavailable: string
    undo: string
    undone: string
    unshown: {
      restore: string
      restored: string
      text: string
    }
    uses: {
      ahead_one: '{{count}} {{day}}'
      ahead_other: '{{count}} {{day}}'
      day: string
      heading: '{{name}}'
      here: string
      plain: string
      record: string
      replace: '{{name}}'
      text: string
      yes: string
    }
    versions: {
      added: string
      again: string
      choose: string
      continue: string
      draft: string
      heading: string
      intro: string
      moved: string
      nothing: string
      removed: string
      site: string
      take: '{{version}}'
      updating: string
      was: string
    }
    waiting: {
      anyway: string
      heading: string
      mark: string
      own: string
      record: string
    }
    warnings: string
    wording: {
      groups: {
        about: string
        appointment: string
        carousel: string
        common: string
        contact: string
        desk: string
        editor: string
        footer: string
        home: string
        locale: string
        notFound: string
        offline: string
        pain: string
        prices: string
        privacy: string
        server: string
        services: string
        staff: string
        treatment: string
      }
      heading: string
      intro: string
      none: string
      search: string
      slots: '{{slots}}'
      supplied: '{{text}}'
      text: '{{group}} {{text}}'
    }
  }
  footer: {
    copyright: '{{site}} {{year}}'
    disclaimer: string
    editor: '{{name}}'
    landline: string
    languages: string
    mobile: string
    pages: string
    phones: string
    social: string
    updated: '{{date}}'
  }
  home: {
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
  locale: {
    dir: string
    lang: string
  }
  notFound: {
    call: string
    description: '{{site}}'
    home: string
    pages: string
    text: string
    title: string
  }
  offline: {
    text: string
  }
  pain: {
    centres: {
      checked: '{{date}}'
      title: string
    }
    closed: {
      chat: '{{app}}'
      request: string
      text: string
      title: string
    }
    hours: string
    now: string
    open: {
      text: string
      title: string
    }
  }
  prices: {
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
  privacy: {
    address: '{{city}} {{district}} {{postalCode}} {{street}}'
    answers: string
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
  server: {
    answer: {
      back: string
      call: string
      direct: {
        heading: string
        text: string
      }
      failed: {
        heading: string
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
        phone: '{{phone}}'
        reference: string
        text: string
      }
      title: '{{heading}} {{site}}'
    }
    appointment: {
      answered: {
        callMe: string
        coming: string
        earlier: string
        notComing: string
      }
      answers: {
        callMe: string
        coming: string
        earlier: string
        notComing: string
      }
      calendar: string
      cancelled: string
      change: string
      directions: string
      heading: string
      over: string
      question: string
    }
    calendar: {
      busy: string
      doctor: '{{doctor}}'
      feed: '{{clinic}} {{doctor}}'
      reference: '{{reference}}'
      summary: '{{clinic}} {{name}}'
    }
    desk: {
      columns: {
        appointmentDoctor: string
        appointmentMinutes: string
        doctor: string
        entered: string
        mail: string
        name: string
        phone: string
        preferences: string
        receivedAt: string
        reference: string
        remindedAt: string
        repeated: string
        request: string
        state: string
        unlisted: string
        visit: string
      }
      entered: {
        no: string
        yes: string
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
      preferences: {
        afternoon: string
        call: string
        chat: string
        evening: string
        morning: string
      }
      purged: '{{count}} {{days}}'
      repeated: {
        no: string
        yes: string
      }
      silence: string
      states: {
        booked: string
        cancelled: string
        done: string
        new: string
        unreached: string
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
      visits: {
        arrived: string
        fulfilled: string
        noshow: string
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
      language: '{{language}}'
      phone: '{{phone}}'
      reference: '{{reference}}'
      repeated: string
      subject: '{{reference}}'
    }
    staff: {
      columns: {
        name: string
        role: string
        state: string
      }
      disabled: '{{name}}'
      invited: '{{name}}'
      lastManager: '{{name}}'
      noDoctor: '{{doctors}}'
      noPasskey: '{{name}}'
      none: string
      passkeys: '{{name}}'
      roles: {
        doctor: string
        editor: string
        manager: string
        reception: string
      }
      states: {
        closed: string
        invited: string
        open: string
      }
      taken: '{{name}}'
      unknown: '{{name}}'
      usage: {
        again: string
        disable: string
        heading: string
        invite: '{{roles}}'
        list: string
      }
    }
  }
  services: {
    book: string
    bookFor: '{{service}}'
    intro: string
    title: string
  }
  staff: {
    areas: string
    book: string
    bookWith: '{{name}}'
    days: string
    education: string
    languages: string
    portrait: '{{name}}'
    registration: string
  }
  treatment: {
    author: '{{name}} {{title}}'
    call: {
      text: string
      title: string
    }
    contents: string
    doctors: {
      title_one: string
      title_other: string
    }
    facts: {
      about: '{{duration}}'
      doctors: string
      duration: string
      price: string
      visits: string
    }
    prices: {
      title: string
    }
    reviewed: '{{date}} {{name}} {{title}}'
  }
}
