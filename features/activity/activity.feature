Feature: The activity log

  @memory
  Scenario: The log lists the newest entries first
    Given Ines has signed in
    When she opens the address "/activity"
    Then the columns are "Action, Item, Collection, User, Time"
    And the first items are "10, 9, 8"
    And she sees "1–10 of 10"

  @memory
  Scenario: A shortcut lists the entries of one action
    Given Ines has signed in
    When she opens the address "/activity?action=comment"
    Then she sees "1–3 of 3"

  @memory
  Scenario: The filter of a shortcut is not saved with the view
    Given Ines has signed in
    When she opens the address "/activity?action=comment"
    And she sorts by "Collection"
    And she opens the address "/activity"
    Then she sees "1–10 of 10"

  @memory
  Scenario: Own entries have a shortcut
    Given Clara has signed in
    When she opens the address "/activity?user=me"
    Then she sees "1–3 of 3"

  @memory
  Scenario: A search finds entries by their texts
    Given Ines has signed in
    And she opens the address "/activity"
    When she searches for "authenticate"
    Then she sees "1–1 of 1"

  @memory @browser
  Scenario: An entry opens over the list, with its shortcut in the address
    Given Ines has signed in
    When she opens the address "/activity?action=comment"
    And she opens the item "4"
    Then the address is "/activity/4?action=comment"

  @memory
  Scenario: Entries are not created here
    Given Ines has signed in
    When she opens the address "/activity"
    And she starts a new item
    Then the address is "/activity"
