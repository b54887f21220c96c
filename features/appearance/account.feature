Feature: Language and theme of the account

  @memory @browser
  Scenario: A chosen language is stored in the account and shown after the next sign-in
    Given Ines has signed in
    When she chooses the account language "Deutsch"
    Then the heading is "Inhalte"

  @memory
  Scenario: The language follows the user, not the browser
    Given Ines has signed in
    When she chooses the account language "Deutsch"
    And she signs out
    And Jun signs in
    Then the heading is "Content"
    When he signs out
    And Ines signs in
    Then the heading is "Inhalte"

  @memory @browser @server
  Scenario: A choice applies to all tabs
    Given Ines has signed in
    When she opens another tab
    And she chooses the account theme "dark"
    Then the theme is "dark"
    When she chooses the account language "Deutsch"
    Then the heading is "Inhalte"
    When she switches to the first tab
    Then the heading is "Inhalte"
    And the theme is "dark"

  @memory @browser
  Scenario: A device keeps its own theme until it is set back
    Given Ines has signed in
    And she chooses the account theme "dark"
    When she chooses the theme "light" for this device
    Then the theme is "light"
    When she chooses the account theme "dark"
    Then the theme is "light"
    When she reloads the page
    Then the theme is "light"
    When she sets the theme of this device back to that of the account
    Then the theme is "dark"

  @memory
  Scenario: The theme of a device applies to all its tabs
    Given Ines has signed in
    And she opens another tab
    When she chooses the theme "dark" for this device
    And she switches to the first tab
    Then the theme is "dark"

  @memory
  Scenario: A choice that the account cannot store is kept on the device, and the user is told
    Given Clara has signed in
    When she chooses the account language "Deutsch"
    Then the heading is "Inhalte"
    And she sees the message "Nur auf diesem Gerät gespeichert, nicht in Ihrem Konto."
    When she chooses the account theme "dark"
    Then the theme is "dark"
    When she reloads the page
    Then the theme is "dark"
    When she signs out
    And Clara signs in
    Then the heading is "Inhalte"
