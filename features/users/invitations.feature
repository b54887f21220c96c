Feature: Invitations

  Background:
    Given Ines has signed in

  @memory @browser
  Scenario: New addresses are invited with the chosen role, and listed
    When she opens the address "/users"
    And she invites "new@northlight.example, other@northlight.example" with the role "Contributor"
    Then she sees the message "2 users invited"
    And the dialog for invitations is closed
    And 7 items are listed

  @memory
  Scenario: Users invited from the list of a role get this role
    When she opens the address "/users"
    And she opens the list of the role "Contributor"
    And she invites "a.new@northlight.example"
    Then she sees the message "User invited"
    And 3 items are listed
    And the first card is "a.new@northlight.example: "

  @memory
  Scenario: Addresses that exist already are reported and not invited again
    When she opens the address "/users"
    And she invites "new@northlight.example, Clara.Voss@northlight.example" with the role "Contributor"
    Then the results of the invitations are "new@northlight.example: Invited, Clara.Voss@northlight.example: Already a user"
    And the addresses "Clara.Voss@northlight.example" are kept
    And 6 items are listed

  @memory
  Scenario: Nothing is sent while an entry is no address
    When she opens the address "/users"
    And she invites "new@northlight.example, nowhere" with the role "Contributor"
    Then the results of the invitations are "nowhere: Not an email address"
    And the addresses "new@northlight.example, nowhere" are kept
    And 5 items are listed

  @memory @browser
  Scenario: No role is chosen at first where one administers, and that one is warned about
    When she opens the address "/users"
    And she enters the addresses "new@northlight.example" for the invitations
    Then the invitations cannot be sent: "Choose a role first"
    When she chooses the role "Administrator" for the invitations
    Then the invitation warns that the role has administrator access
    When she chooses the role "Contributor" for the invitations
    And she sends the invitations again
    Then she sees the message "User invited"
